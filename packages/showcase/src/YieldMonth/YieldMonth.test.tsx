// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { yieldMonth as content } from "../../sample/evidence/yield-month.ts";
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

describe("YieldMonth", () => {
  it("draws a bar for each day, yesterday in ink", () => {
    const bars = show("hero").querySelectorAll('path[d*="v-"]');
    expect(bars).toHaveLength(30);
    expect([...bars].filter((bar) => bar.getAttribute("fill") === content.colors.ink)).toEqual([
      bars[29],
    ]);
    expect(screen.getByRole("img", { name: "A month" })).toBeTruthy();
  });

  it("follows its content", () => {
    show("landscape", { days: [20, 21.5, 22], use: 12 });
    expect(screen.getByText("Yesterday: 22 kWh.")).toBeTruthy();
    expect(screen.getByText("It was dust. The day before, 21.5.")).toBeTruthy();
    expect(screen.getByText("what the house used, 12 kWh")).toBeTruthy();
    expect(screen.getByText("3 April")).toBeTruthy();
  });
});
