import { describe, expect, it } from "vitest";
import {
  createXScale,
  getBarsPath,
  getDotsPath,
  getLinePath,
  getMean,
  getScaleRatio,
  toPercent,
} from "./chartGeometry.ts";

describe("getShare", () => {
  it.each([
    [0, 100, 0],
    [25, 100, 0.25],
    [100, 100, 1],
    [120, 100, 1],
    [-5, 100, 0],
    [5, 0, 0],
    [Number.NaN, 100, 0],
    [5, Number.NaN, 0],
  ])("%d of %d fills %d", (amount, max, share) => {
    expect(getScaleRatio(amount, max)).toBe(share);
  });
});

describe("percent", () => {
  it("is short", () => {
    expect(toPercent(1 / 3)).toBe("33.33%");
    expect(toPercent(1)).toBe("100%");
  });
});

describe("getMean", () => {
  it("is zero for none", () => {
    expect(getMean([])).toBe(0);
    expect(getMean([1, 2, 6])).toBe(3);
  });
});

describe("across", () => {
  it("counts from the start side", () => {
    expect(createXScale("ltr", 100)(30)).toBe(30);
    expect(createXScale("rtl", 100)(30)).toBe(70);
  });
});

describe("barsPath", () => {
  const ltr = { max: 200, count: 2, direction: "ltr" } as const;

  it("stands every bar on the axis, as high as its share from zero", () => {
    expect(getBarsPath([100, 200], ltr)).toBe("M1.9 1000v-500h6.2v500zM11.9 1000v-1000h6.2v1000z");
  });

  it("mirrors the places and not the heights", () => {
    const rtl = getBarsPath([100, 200], { ...ltr, direction: "rtl" });
    expect(rtl).toBe("M11.9 1000v-500h6.2v500zM1.9 1000v-1000h6.2v1000z");
  });

  it("goes on where the series before it ended, and leaves out what is zero", () => {
    expect(getBarsPath([0, 200], { ...ltr, count: 3, first: 1 })).toBe(
      "M21.9 1000v-1000h6.2v1000z",
    );
  });
});

describe("linePath", () => {
  it("has the axis at the bottom", () => {
    const places = [
      [0, 0],
      [250, 1],
    ] as const;
    expect(getLinePath(places, "ltr")).toBe("M0 1000L250 0");
    expect(getLinePath(places, "rtl")).toBe("M1000 1000L750 0");
    expect(getLinePath([], "ltr")).toBe("");
  });
});

describe("dotsPath", () => {
  it("is a stroke for each", () => {
    expect(getDotsPath([[10, 0.5]], "rtl", 100)).toBe("M90 500h.01");
  });
});
