// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { laneCount, laneOffsets, rampPath } from "./ramp.ts";
import { SeamSides } from "./SeamSides.tsx";
import { words } from "./storySides.ts";

const sample = (language: "en" | "ar") => (
  <AgencyProvider language={language}>
    <SeamSides {...words[language]} />
  </AgencyProvider>
);

describe("SeamSides", () => {
  it("has a list for each side, named by its title, and says which way a crossing goes", () => {
    render(sample("en"));
    const list = (name: string) => screen.getByRole("list", { name });
    expect(within(list("When you supply")).getAllByRole("listitem")).toHaveLength(4);
    expect(within(list("When you buy")).getAllByRole("listitem")).toHaveLength(4);
    const crossings = within(list("What goes between the two")).getAllByRole("listitem");
    expect(crossings[0]?.textContent).toBe("A requirement from the buyer to the supplier");
  });

  it("ranks steps below their side", () => {
    render(sample("ar"));
    expect(screen.getByRole("heading", { level: 3, name: "عند التوريد" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 4, name: "التسعير" })).toBeTruthy();
  });

  it("stays small enough for a page that a server writes", () => {
    expect(renderToString(sample("en")).length).toBeLessThan(15_000);
  });
});

describe("a ramp", () => {
  it("goes one to the side for each one down", () => {
    expect(rampPath(2)).toBe("M0 0C0.5 0 0.5 1 1 1C1.5 1 1.5 2 2 2");
    expect(rampPath(0)).toBe("M0 0");
  });

  it("has its lanes on both sides of the middle one, which is the last", () => {
    expect(laneOffsets).toHaveLength(laneCount);
    expect([...laneOffsets].sort((a, b) => a - b)).toEqual([-4, -3, -2, -1, 0, 1, 2, 3, 4]);
    expect(laneOffsets.at(-1)).toBe(0);
  });
});
