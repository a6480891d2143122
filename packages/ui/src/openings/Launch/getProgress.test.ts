// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { getProgress } from "./getProgress.ts";
import { field, getLineHeight, getLinePath } from "./launchDrawing.ts";

describe("getProgress", () => {
  it.each([
    [0, 100, -50, 0],
    [0, 100, 0, 0],
    [0, 100, 25, 0.25],
    [0, 100, 99, 0.99],
    [0, 100, 100, 1],
    [0, 100, 500, 1],
    [100, 100, 99, 0],
    [100, 100, 100, 1],
    [200, 100, 50, 0],
    [200, 100, 150, 1],
    [Number.NaN, 100, 50, 0],
    [0, Number.NaN, 50, 0],
  ])("from %d to %d it is at %d: %d", (start, to, now, expected) => {
    expect(getProgress(start, to, now)).toBe(expected);
  });
});

describe("lineBetween", () => {
  it.each([0, 0.01, 1 / 64, 0.42, 0.99, 1])("meets its other part at %d", (at) => {
    const there = `${Math.round(at * 10000) / 10} ${Math.round(getLineHeight(at) * 10) / 10}`;
    expect(getLinePath(0, at).endsWith(`L${there}`)).toBe(true);
    expect(getLinePath(at, 1).startsWith(`M${there}`)).toBe(true);
  });
});

describe("field", () => {
  it("stays small enough for a page that a server writes", () => {
    expect(field().length).toBeLessThan(15_000);
    expect(field()).not.toContain("NaN");
  });
});
