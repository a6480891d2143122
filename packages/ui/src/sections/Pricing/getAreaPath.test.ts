// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { getAreaPath } from "./getAreaPath.ts";

/** Places enclosed by rectangles. */
const count = (path: string) =>
  [...path.matchAll(/h(\d+)v(\d+)/g)].reduce((sum, [, w, h]) => sum + Number(w) * Number(h), 0);

describe("area", () => {
  it.each([0, 1, 49, 50, 51, 412, 950, 999, 1000])("splits 1,000 places at %i", (filled) => {
    expect(count(getAreaPath(0, filled, 50, 1, 1))).toBe(filled);
    expect(count(getAreaPath(filled, 1000, 50, 1, 1))).toBe(1000 - filled);
  });

  it("draws part of a row, whole rows, and part of a row", () => {
    expect(getAreaPath(3, 22, 10, 2, 5)).toBe("M6 0h14v5h-14zM0 5h20v5h-20zM0 10h4v5h-4z");
    expect(getAreaPath(3, 7, 10, 1, 1)).toBe("M3 0h4v1h-4z");
    expect(getAreaPath(5, 5, 10, 1, 1)).toBe("");
  });
});
