import { beforeEach, expect, it, vi } from "vitest";
import { readRows } from "../src/inbox/rows.ts";

const all = Array.from({ length: 5 }, (_, place) => ({ reference: `APP-${place}`, at: "2026" }));

/** Two rows a page. */
const fetchRows = vi.fn(async (_address: string, { body }: { body: string }) => {
  const { after } = JSON.parse(body) as { after?: string };
  const start = all.findIndex(({ reference }) => reference === after) + 1;
  return Response.json({ rows: all.slice(start, start + 2), isMore: start + 2 < all.length });
});

beforeEach(() => {
  vi.stubGlobal("fetch", fetchRows);
  fetchRows.mockClear();
});

it.each([
  [0, 2, true, 1],
  [2, 2, true, 1],
  [3, 4, true, 2],
  [5, 5, false, 3],
  [9, 5, false, 3],
])("keeps %i rows that are shown", async (count, length, isMore, calls) => {
  const found = await readRows("applications", "", "new", count);
  expect([found.rows.length, found.isMore]).toEqual([length, isMore]);
  expect(fetchRows).toHaveBeenCalledTimes(calls);
});
