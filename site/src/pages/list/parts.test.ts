import { expect, it } from "vitest";
import { readPart } from "./address.ts";
import { partsBy, stretchesBy } from "./parts.ts";
import { inPieces } from "./slugs.ts";

it("the parts of a list follow each other without a gap and end with the last item", () => {
  const { startOf, endOf, partsOf } = partsBy(7, 6);
  for (const part of [2, 3, 4]) expect(startOf(part)).toBe(endOf(part - 1));
  expect([0, 1, 7, 8, 13, 14].map(partsOf)).toEqual([1, 1, 1, 2, 2, 3]);
  expect(endOf(partsOf(500))).toBeGreaterThanOrEqual(500);
});

it("an address shows no part that cannot be", () => {
  expect(readPart(new URLSearchParams("page=3"))).toBe(3);
  for (const page of ["0", "-2", "1.5", "many", ""])
    expect(readPart(new URLSearchParams({ page }))).toBe(1);
  expect(readPart(new URLSearchParams("page=1e300"))).toBe(9_999);
});

it("a list is asked for in few stretches, each item once, and again in the same ones", () => {
  const stretchesOf = stretchesBy(partsBy(7, 6));
  const first = { start: 0, end: 7 };
  expect(stretchesOf("all", 1)).toEqual([first]);
  const many = [first, { start: 7, end: 7 + 6 * 9_998 }];
  expect(stretchesOf("all", 9_999)).toEqual(many);
  expect(stretchesOf("all", 3)).toEqual(many);
  expect(stretchesOf("all", 1)).toEqual([first]);

  expect(stretchesOf("some", 2)).toEqual([first, { start: 7, end: 13 }]);
  expect(stretchesOf("some", 3)).toEqual([first, { start: 7, end: 13 }, { start: 13, end: 19 }]);
});

it("slugs are asked about in pieces that fit an address", () => {
  const slugs = Array.from({ length: 120 }, (_, number) => `post-${number}`);
  expect(inPieces(slugs).map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(inPieces(slugs).flat()).toEqual(slugs);
  expect(inPieces([])).toEqual([]);
});
