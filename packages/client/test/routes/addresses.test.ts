import { expect, test } from "vitest";
import { getLocalizedPath, parseLocalizedPath } from "../../src/routes/index.ts";

test("English has the plain addresses, Arabic those under /ar", () => {
  expect(getLocalizedPath("en", "/about?a=1#b")).toBe("/about?a=1#b");
  expect(getLocalizedPath("ar", "/about?a=1#b")).toBe("/ar/about?a=1#b");
});

test("the home page in Arabic is /ar, whatever follows it", () => {
  expect(getLocalizedPath("ar", "/")).toBe("/ar");
  expect(getLocalizedPath("ar", "/?a=1")).toBe("/ar?a=1");
  expect(getLocalizedPath("ar", "/#work")).toBe("/ar#work");
});

test("a prefix names the language only as a whole part of the path", () => {
  expect(parseLocalizedPath("/ar/blog/x")).toEqual({ language: "ar", path: "/blog/x" });
  expect(parseLocalizedPath("/ar")).toEqual({ language: "ar", path: "/" });
  expect(parseLocalizedPath("/ar/")).toEqual({ language: "ar", path: "/" });
  expect(parseLocalizedPath("/articles")).toEqual({ language: "en", path: "/articles" });
  expect(parseLocalizedPath("/")).toEqual({ language: "en", path: "/" });
  expect(parseLocalizedPath("//")).toEqual({ language: "en", path: "//" });
});

test("the prefix is case-insensitive, as in the router", () => {
  expect(parseLocalizedPath("/AR")).toEqual({ language: "ar", path: "/" });
  expect(parseLocalizedPath("/Ar/About")).toEqual({ language: "ar", path: "/About" });
});

test.each([
  "/ar//evil.example/x",
  "/ar/\\evil.example",
  "/ar/%5cevil.example",
  "/ar/%09/evil.example",
  "/ar/\t/evil.example",
  "/ar/%2fevil.example",
  "/ar/.//evil.example",
  "//evil.example/x",
  "/\\evil.example",
  "/%5cevil.example",
])("the language switch at %j leads to no other site", (pathname) => {
  const { path } = parseLocalizedPath(pathname);
  expect([getLocalizedPath("en", path), getLocalizedPath("ar", path)]).toEqual(["/", "/ar"]);
});
