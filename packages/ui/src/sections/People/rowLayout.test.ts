import { expect, it } from "vitest";
import { getFacing, getRowPositions, getRowSizes } from "./rowLayout.ts";

it("makes rows of four and, at the end, rows of three: none has a hole", () => {
  expect(getRowSizes(12)).toEqual(Array(12).fill(4));
  for (let count = 6; count < 60; count++) {
    const rows = getRowSizes(count);
    expect(rows).toHaveLength(count);
    expect(rows.filter((row) => row === 4).length % 4).toBe(0);
    expect(rows.filter((row) => row === 3).length % 3).toBe(0);
    expect(rows).toEqual(rows.toSorted().toReversed());
  }
});

it("puts few people into one row, and five into two", () => {
  expect(getRowSizes(5)).toEqual([3, 3, 3, 2, 2]);
  expect(getRowSizes(3)).toEqual([3, 3, 3]);
  expect(getRowSizes(2)).toEqual([2, 2]);
  expect(getRowSizes(1)).toEqual([1]);
  expect(getRowSizes(0)).toEqual([]);
});

it("turns neighbours to each other, and nobody at the end of a row out of the page", () => {
  const looks = (count: number) => {
    const rows = getRowSizes(count);
    const columns = getRowPositions(rows);
    return rows.map((row, index) =>
      getFacing(row, columns[index] as number) === "end" ? ">" : "<",
    );
  };
  expect(looks(8).join("")).toBe("><><><><");
  expect(looks(11).join("")).toBe("><><><><>><");
  expect(looks(9).join("")).toBe(">><>><>><");
  expect(looks(5).join("")).toBe(">><><");
  expect(looks(2).join("")).toBe("><");
  expect(looks(1).join("")).toBe(">");
});
