// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, expectTypeOf, it } from "vitest";
import { getVarName } from "../../theme/getVarName.ts";
import { share } from "./Stats.css.ts";
import { type ComparedStat, getScaleRatio, Stats, type StatsProps } from "./Stats.tsx";

const stat: ComparedStat = {
  value: "−58%",
  label: "calls",
  before: { amount: 640, label: "640 a week" },
  after: { amount: 270, label: "270 a week" },
};
const labels = { before: "Before:", after: "After:" };
const shares = () =>
  [...document.querySelectorAll<HTMLElement>("[aria-hidden=true]")].map(({ style }) =>
    Number(style.getPropertyValue(getVarName(share))),
  );

describe("getShare", () => {
  it.each([
    [270, 640, 0.421875],
    [0, 640, 0],
    [640, 640, 1],
    [700, 640, 1],
    [-1, 640, 0],
    [1, 0, 0],
    [0, 0, 0],
    [Number.NaN, 640, 0],
    [1, Number.NaN, 0],
  ])("%d of %d fills %d", (amount, max, expected) => {
    expect(getScaleRatio(amount, max)).toBe(expected);
  });
});

describe("Stats", () => {
  it("draws both lines to the larger amount", () => {
    render(<Stats items={[stat]} labels={labels} />);
    expect(shares()).toEqual([1, 270 / 640]);
  });

  it("draws to a scale of its own where one is given", () => {
    render(<Stats items={[{ ...stat, max: 1280 }]} labels={labels} />);
    expect(shares()).toEqual([0.5, 270 / 1280]);
  });

  it("says as text what its lines show", () => {
    render(<Stats items={[stat]} labels={labels} />);
    expect(screen.getByRole("listitem").textContent).toBe(
      "−58% callsBefore: 640 a weekAfter: 270 a week",
    );
  });

  it("asks for labels where it compares, and for both ends", () => {
    expectTypeOf<{ items: ComparedStat[]; labels: typeof labels }>().toExtend<StatsProps>();
    expectTypeOf<{ items: { value: string; label: string }[] }>().toExtend<StatsProps>();
    // @ts-expect-error no bars to label
    const wrong: StatsProps = { items: [{ value: "2", label: "taps" }], labels };
    expect(wrong).toBeTruthy();
  });
});
