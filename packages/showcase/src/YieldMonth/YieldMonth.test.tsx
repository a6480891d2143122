// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { yieldMonth as content } from "../../sample/evidence/yield-month.ts";
import { barsOf } from "./bars.ts";
import type { YieldMonthContent } from "./content.ts";
import { YieldMonth, type YieldMonthView } from "./YieldMonth.tsx";

function show(view: YieldMonthView, change: Partial<YieldMonthContent> = {}, language = "en") {
  document.body.replaceChildren();
  const { container } = render(
    <AgencyProvider language={language}>
      <YieldMonth content={{ ...content, ...change }} view={view} label="A month" />
    </AgencyProvider>,
  );
  return container;
}
const place = (text: string) => {
  const element = screen.getByText(text);
  return { x: Number(element.getAttribute("x")), anchor: element.getAttribute("text-anchor") };
};

describe("barsOf", () => {
  const layout = { x: 0, y: 100, width: 100, scale: 2, mirrored: false };

  it("stands the days to scale, from edge to edge", () => {
    expect(barsOf([10, 20], layout)).toEqual(["M0 100v-20h46.9v20z", "M53.1 100v-40h46.9v40z"]);
  });

  it("begins at the right where it is mirrored", () => {
    expect(barsOf([10, 20], { ...layout, mirrored: true })[0]).toBe("M53.1 100v-20h46.9v20z");
  });
});

describe("YieldMonth", () => {
  it("draws a bar for each day, yesterday in ink", () => {
    const bars = show("hero").querySelectorAll('path[d*="v-"]');
    expect(bars).toHaveLength(30);
    expect([...bars].filter((bar) => bar.getAttribute("fill") === content.colors.ink)).toEqual([
      bars[29],
    ]);
    expect(screen.getByRole("img", { name: "A month" })).toBeTruthy();
  });

  it("says yesterday in both scripts, whatever the page's language", () => {
    for (const language of ["en", "ar"]) {
      show("hero", {}, language);
      expect(place("Yesterday: 3.1 kWh.")).toEqual({ x: 40, anchor: "start" });
      expect(place("أمس: 3.1 كيلوواط ساعة.")).toEqual({ x: 1400, anchor: "start" });
    }
  });

  it("follows its content", () => {
    show("landscape", { days: [20, 21.5, 22], use: 12 });
    expect(screen.getByText("Yesterday: 22 kWh.")).toBeTruthy();
    expect(screen.getByText("It was dust. The day before, 21.5.")).toBeTruthy();
    expect(screen.getByText("what the house took, 12 kWh")).toBeTruthy();
    expect(screen.getByText("3 April")).toBeTruthy();
  });

  it("begins a month where reading does", () => {
    show("phone");
    expect(place("1 April")).toEqual({ x: 20, anchor: "start" });
    show("phone", {}, "ar");
    // Of a text from right to left, the start is its right end.
    expect(place("1 أبريل")).toEqual({ x: 370, anchor: "start" });
    expect(place("30 أبريل")).toEqual({ x: 20, anchor: "end" });
  });

  it("stands each number over its bar", () => {
    show("lastDays");
    const [before, yesterday] = [place("27.4").x, place("3.1").x];
    expect(place("29 April").x).toBe(before);
    expect(yesterday).toBeGreaterThan(before);
    show("lastDays", {}, "ar");
    expect(place("3.1").x).toBe(960 - yesterday);
  });

  it("breaks the lines of the advertisement where the content does", () => {
    show("advertisement");
    expect(screen.getByText("27.4 kWh")).toBeTruthy();
    expect(screen.getByText("yesterday.")).toBeTruthy();
  });
});
