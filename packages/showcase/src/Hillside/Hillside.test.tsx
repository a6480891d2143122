// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hillside as content } from "../../sample/evidence/hillside.ts";
import type { HillsideContent } from "./content.ts";
import { Hillside, type HillsideView } from "./Hillside.tsx";
import { covers } from "./Scene.tsx";
import { contoursTo, groundOf, type HillLayout, minutesOf, placesOf } from "./slope.ts";

const views: HillsideView[] = [
  "hero",
  "phone",
  "landscape",
  "portrait",
  "small",
  "window",
  "letter",
  "mark",
  "hours",
  "markOnAccent",
];

const markup = (view: HillsideView, language = "en", of: HillsideContent = content) =>
  renderToStaticMarkup(
    <AgencyProvider language={language}>
      <Hillside content={of} view={view} />
    </AgencyProvider>,
  );

/** x of the text, as it stands in the markup. */
const xOf = (html: string, words: string) =>
  Number(html.split(`>${words}<`)[0]?.match(/.*<text[^>]* x="([\d.]+)"/s)?.[1]);

const layout: HillLayout = covers.landscape;
const change = (index: number, flat: Partial<HillsideContent["flats"][number]>) => ({
  ...content,
  flats: content.flats.map((was, at) => (at === index ? { ...was, ...flat } : was)),
});

describe("the hill", () => {
  it("puts a flat as high as its metres", () => {
    const places = placesOf(content.flats, layout);
    const [first, second] = places;
    expect((first?.y ?? 0) - (second?.y ?? 0)).toBeCloseTo(2 * layout.metre, 1);
    const higher = placesOf(change(0, { height: 5 }).flats, layout);
    expect((first?.y ?? 0) - (higher[0]?.y ?? 0)).toBeCloseTo(layout.metre, 1);
    expect(groundOf(higher, layout.step)).not.toBe(groundOf(places, layout.step));
  });

  it("passes through each place and falls nowhere between", () => {
    const places = placesOf(content.flats, layout);
    const ground = groundOf(places, layout.step);
    for (const { x, y } of places) expect(ground).toContain(` ${x} ${y}`);
    const curves = ground
      .split("C")
      .slice(1)
      .map((curve) => curve.split(" ").map(Number));
    for (const [, from = 0, , to = 0, , y = 0] of curves) {
      expect(from).toBeGreaterThanOrEqual(to);
      expect(to).toBeGreaterThanOrEqual(y);
    }
  });

  it("stays a hill with one flat, with two and with none", () => {
    for (const count of [0, 1, 2]) {
      const places = placesOf(content.flats.slice(0, count), layout);
      expect(groundOf(places, layout.step)).not.toMatch(/NaN|Infinity/);
    }
  });

  it("draws contours ever wider apart, down to the depth", () => {
    const contours = contoursTo(500, 7);
    const gaps = contours.slice(1).map((y, index) => y - (contours[index] ?? 0));
    expect(Math.max(...contours)).toBeLessThan(500);
    expect(gaps.at(-1)).toBeGreaterThan(gaps[0] ?? 0);
  });

  it("reads times", () => {
    expect(minutesOf("7:10")).toBe(430);
    expect(minutesOf("12:05")).toBe(725);
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

  it.each(views)("draws %s in both languages with the words of one", (view) => {
    for (const language of ["en", "ar"]) {
      const html = markup(view, language);
      expect(html).not.toMatch(/NaN|undefined|Infinity|\{height\}/);
    }
    expect(markup(view)).not.toMatch(/\p{Script=Arabic}/u);
    expect(
      markup(view, "ar")
        .replace(/<[^>]*>/g, "")
        .replace(/#[\dA-F]{6}/g, ""),
    ).not.toMatch(/[a-z]/i);
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

  it("shows whole flats only", () => {
    expect(markup("small")).not.toContain(">9:05<");
    expect(markup("small")).toContain(">8:50<");
  });

  it("keeps the hill and the mark in Arabic, and turns the chart of hours", () => {
    expect(xOf(markup("hero", "ar"), "7:10")).toBe(xOf(markup("hero"), "7:10"));
    expect(xOf(markup("hours", "ar"), "7:10") + xOf(markup("hours"), "7:10")).toBeCloseTo(784, 1);
    const mark = /<path d="M40 370[^"]*"/;
    expect(markup("mark", "ar").match(mark)?.[0]).toBe(markup("mark").match(mark)?.[0]);
  });

  it("keeps the sign of a height before its number", () => {
    expect(markup("hero", "ar")).toContain("\u2066+34\u2069 م");
  });

  it("leaves the day out of the letter, which was sent without it", () => {
    expect(markup("letter")).not.toContain(content.day.en);
    expect(markup("hero")).toContain(content.day.en);
  });
});
