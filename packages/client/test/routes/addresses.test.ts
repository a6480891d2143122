import { expect, test } from "vitest";
import { addressIn, readAddress } from "../../src/routes/index.ts";

test("English has the plain addresses, Arabic those under /ar", () => {
  expect(addressIn("en", "/about?a=1#b")).toBe("/about?a=1#b");
  expect(addressIn("ar", "/about?a=1#b")).toBe("/ar/about?a=1#b");
});

test("the home page in Arabic is /ar, whatever follows it", () => {
  expect(addressIn("ar", "/")).toBe("/ar");
  expect(addressIn("ar", "/?a=1")).toBe("/ar?a=1");
  expect(addressIn("ar", "/#work")).toBe("/ar#work");
});

test("a prefix names the language only as a whole part of the path", () => {
  expect(readAddress("/ar/blog/x")).toEqual({ language: "ar", path: "/blog/x" });
  expect(readAddress("/ar")).toEqual({ language: "ar", path: "/" });
  expect(readAddress("/ar/")).toEqual({ language: "ar", path: "/" });
  expect(readAddress("/articles")).toEqual({ language: "en", path: "/articles" });
  expect(readAddress("/")).toEqual({ language: "en", path: "/" });
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
  const { path } = readAddress(pathname);
  expect([addressIn("en", path), addressIn("ar", path)]).toEqual(["/", "/ar"]);
});
