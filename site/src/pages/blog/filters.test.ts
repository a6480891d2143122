import { expect, it } from "vitest";
import { filterHref, readFilters } from "./filters.ts";

it("the filters in the address are read and written, and only where they say something", () => {
  expect(filterHref({ q: "", category: null, part: 1 })).toBe("/blog");
  expect(filterHref({ q: "a b", tag: "Gulf", part: 3 })).toBe("/blog?q=a+b&tag=Gulf&page=3");
  expect(readFilters(new URLSearchParams("q=a+b&tag=Gulf&page=3"))).toEqual({
    q: "a b",
    category: null,
    tag: "Gulf",
    part: 3,
  });
  expect(readFilters(new URLSearchParams("page=-1&category="))).toEqual({
    q: "",
    category: null,
    tag: null,
    part: 1,
  });
});
