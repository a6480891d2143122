import { expect, it } from "vitest";
import { pageOf } from "./address.ts";
import { partsBy } from "./parts.ts";

it("the parts of a list follow each other without a gap and end with the last item", () => {
  const { startOf, endOf, partsOf } = partsBy(7, 6);
  for (const part of [2, 3, 4]) expect(startOf(part)).toBe(endOf(part - 1));
  expect([0, 1, 7, 8, 13, 14].map(partsOf)).toEqual([1, 1, 1, 2, 2, 3]);
  expect(endOf(partsOf(500))).toBeGreaterThanOrEqual(500);
});

it("an address shows no part that cannot be", () => {
  expect(pageOf(new URLSearchParams("page=3"))).toBe(3);
  for (const page of ["0", "-2", "1.5", "many", ""])
    expect(pageOf(new URLSearchParams({ page }))).toBe(1);
});
