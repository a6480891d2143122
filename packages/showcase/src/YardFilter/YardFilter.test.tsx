// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { storyYard } from "./storyYard.ts";
import { YardFilter } from "./YardFilter.tsx";
import { filterLots, getDirection, getGridTarget, getSelectedLot, getWeight } from "./yard.ts";

const { record, ...props } = storyYard.en;
const { content, labels } = props;
const sample = (
  <YardFilter {...props} initialState="dismantled" initialLot="2041" action={() => record} />
);

describe("YardFilter", () => {
  it("leaves the vehicles of a state, and says how many and how much", () => {
    render(sample);
    expect(screen.getByRole("status").textContent).toBe(
      "9,480 kg recovered from 8 of 18 vehicles. 14 collected, 4 on their way.",
    );
    const lot = (name: RegExp) => screen.getByRole("radio", { name }) as HTMLInputElement;
    expect(lot(/^Lot 2041, Saloon, petrol, Dismantled, 1,180 kg$/).checked).toBe(true);
    expect(lot(/^Lot 2033/).disabled).toBe(true);

    fireEvent.click(screen.getByRole("radio", { name: /^Weighed/ }));
    expect(lot(/^Lot 2033/).checked).toBe(true);
    expect(lot(/^Lot 2041/).disabled).toBe(true);
    expect(screen.getByText(labels.unknown)).toBeTruthy();
    expect(screen.getByRole("status").textContent).toContain("3 of 18 vehicles");

    // The previous selection returns with the filter.
    fireEvent.click(screen.getByRole("radio", { name: /^All/ }));
    expect(lot(/^Lot 2041/).checked).toBe(true);
  });

  it("is small enough for a page that a server writes", () => {
    const html = renderToString(sample);
    expect(html).not.toContain("NaN");
    expect(html.length).toBeLessThan(40_000);
  });
});

describe("the sample", () => {
  it("adds up", () => {
    for (const { kg, parts } of content.lots) {
      if (parts) expect(parts.reduce((sum, each) => sum + each)).toBe(kg);
    }
    expect(getWeight(filterLots(content.lots, "dismantled"))).toBe(9480);
    expect(
      ["", ...content.states.map(({ id }) => id)].map((id) => filterLots(content.lots, id).length),
    ).toEqual([18, 8, 3, 3, 4]);
  });
});

describe("keptChoice", () => {
  it("is the first that is left, where the chosen one is not", () => {
    expect(getSelectedLot(content.lots, "weighed", "2041")?.id).toBe("2033");
    expect(getSelectedLot([], "weighed", "2041")).toBeUndefined();
  });
});

describe("moveTo", () => {
  const items = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 0, y: 90 },
    { x: 200, y: 90 },
  ];
  it.each([
    [0, "next", 1],
    [0, "previous", 0],
    [4, "next", 4],
    [2, "down", 4],
    [0, "down", 3],
    [4, "up", 2],
    [0, "up", 0],
    [1, "last", 4],
    [1, "first", 0],
  ] as const)("from %d %s leads to %d", (at, direction, expected) => {
    expect(getGridTarget(items, at, direction)).toBe(expected);
  });
});

describe("getDirection", () => {
  it("goes with the reading direction", () => {
    expect(getDirection("ArrowRight", false)).toBe("next");
    expect(getDirection("ArrowRight", true)).toBe("previous");
    expect(getDirection("ArrowLeft", true)).toBe("next");
    expect(getDirection("ArrowDown", true)).toBe("down");
    expect(getDirection("a", false)).toBeUndefined();
  });
});
