// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hillside as content } from "../../sample/evidence/hillside.ts";
import type { HillsideContent } from "./content.ts";
import { Hillside, type HillsideView } from "./Hillside.tsx";
import { drawGround, getPlaces, type HillLayout, parseMinutes } from "./hillProfile.ts";
import { covers } from "./Scene.tsx";

const markup = (view: HillsideView, language = "en", of: HillsideContent = content) =>
  renderToStaticMarkup(
    <AgencyProvider language={language}>
      <Hillside content={of} view={view} />
    </AgencyProvider>,
  );

const layout: HillLayout = covers.landscape;
const change = (index: number, flat: Partial<HillsideContent["flats"][number]>) => ({
  ...content,
  flats: content.flats.map((was, at) => (at === index ? { ...was, ...flat } : was)),
});

describe("the hill", () => {
  it("puts a flat as high as its metres", () => {
    const places = getPlaces(content.flats, layout);
    const [first, second] = places;
    expect((first?.y ?? 0) - (second?.y ?? 0)).toBeCloseTo(2 * layout.metre, 1);
    const higher = getPlaces(change(0, { height: 5 }).flats, layout);
    expect((first?.y ?? 0) - (higher[0]?.y ?? 0)).toBeCloseTo(layout.metre, 1);
    expect(drawGround(higher, layout.step)).not.toBe(drawGround(places, layout.step));
  });

  it("reads times", () => {
    expect(parseMinutes("7:10")).toBe(430);
    expect(parseMinutes("12:05")).toBe(725);
  });
});

describe("Hillside", () => {
  it("has a name where it has a label, and is decoration without", () => {
    render(
      <AgencyProvider language="en">
        <Hillside content={content} label="A hill" />
      </AgencyProvider>,
    );
    expect(screen.getByRole("img", { name: "A hill" })).toBeTruthy();
    expect(markup("hero")).toContain('aria-hidden="true"');
  });

  it("lights the flat that has the sun first, whichever it is", () => {
    const lit = (html: string) => html.match(/d="(M[^"]*)" fill="#F3D463" stroke/)?.[1];
    const before = lit(markup("landscape"));
    const after = lit(markup("landscape", "en", change(2, { sun: "6:50" })));
    expect(before).toBeTruthy();
    expect(after).toBeTruthy();
    expect(after).not.toBe(before);
  });

  it("has a longer line above a window that waits longer", () => {
    const lines = (html: string) =>
      [...html.matchAll(/v([\d.]+)" stroke="/g)].map((m) => Number(m[1]));
    const now = lines(markup("landscape"));
    expect(now).toHaveLength(content.flats.length);
    expect(now).toEqual([...now].sort((a, b) => b - a));
    const later = lines(markup("landscape", "en", change(8, { sun: "7:20" })));
    expect(later[0]).toBeLessThan(now[0] ?? 0);
  });
});
