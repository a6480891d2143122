import { expect, it } from "vitest";
import { blogList } from "./searchList.ts";

it("the filters in the address are read and written, and only where they say something", () => {
  expect(blogList.getHref({ q: "", category: null, part: 1 })).toBe("/blog");
  expect(blogList.getHref({ q: "a b", tag: "Gulf", part: 3 })).toBe("/blog?q=a+b&tag=Gulf&page=3");
  expect(blogList.readFilters(new URLSearchParams("q=a+b&tag=Gulf&page=3"))).toEqual({
    q: "a b",
    category: null,
    tag: "Gulf",
    part: 3,
  });
  expect(blogList.readFilters(new URLSearchParams("page=-1&category="))).toEqual({
    q: "",
    category: null,
    tag: null,
    part: 1,
  });
});
