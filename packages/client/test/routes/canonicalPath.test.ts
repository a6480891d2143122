import { expect, test } from "vitest";
import { createCanonicalPaths, createRouteMatcher, type Route } from "../../src/routes/index.ts";

const routes = [
  { path: "/", page: "home" },
  { path: "/about", page: "about" },
  { path: "/blog", page: "blog" },
  { path: "/blog/:slug", page: "post", lowerCaseParams: ["slug"] },
  { path: "/careers/:id", page: "vacancy" },
  { path: "/application/:link", page: "application", isSecret: true },
] as const satisfies readonly Route[];

const match = createRouteMatcher(routes);
const getCanonicalPaths = createCanonicalPaths(match);

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/About", "/about"],
  ["/ABOUT/", "/about"],
  ["/about/index.html", "/about"],
  ["/INDEX.HTML", "/"],
  ["/index.html/", "/"],
  ["/%41bout", "/about"],
  ["/%61%62out", "/about"],
  ["/AR", "/ar"],
  ["/Ar/", "/ar"],
  ["/ar/index.html", "/ar"],
  ["/aR/About", "/ar/about"],
  ["/%61r/about", "/ar/about"],
  ["/CAREERS/Vacancy-1/", "/careers/Vacancy-1"],
  ["/careers/%56acancy", "/careers/%56acancy"],
  ["/blog/%D8%B9", "/blog/%D8%B9"],
  ["/blog/%d8%b9", "/blog/%d8%b9"],
  ["/blog/a+b", "/blog/a+b"],
])("%s has the canonical path %s", (path, canonical) => {
  expect(getCanonicalPaths(path)).toEqual([canonical]);
});

test.each([
  ["/BLOG/My-Post", ["/blog/My-Post", "/blog/my-post"]],
  ["/AR/blog/%C3%89t%C3%A9/", ["/ar/blog/%C3%89t%C3%A9", "/ar/blog/%C3%A9t%C3%A9"]],
])("slugs of %s are tried as typed, then in lower case", (path, paths) => {
  expect(getCanonicalPaths(path)).toEqual(paths);
});

test.each([
  "/Nothing",
  "/about/Nothing",
  "/Application/Token",
  "/APPLICATION/Token/",
  "/application/Token",
  "/API/search",
  "/Content/v1",
  "/DESK",
  "/Assets/main.js",
  "//About",
  "/About//",
  "/%2fAbout",
  "/About%00",
  "/%2e%2e/About",
  "/%E0%A4%A",
])("%s has no canonical path", (path) => {
  expect(getCanonicalPaths(path)).toEqual([]);
});

test("a canonical path is its own, and on this site", () => {
  const parts = [
    "",
    "AR",
    "About",
    "Blog",
    "%41",
    "%2F",
    "\\",
    "..",
    "index.html",
    "İ",
    "%E2%84%AA",
  ];
  for (const one of parts)
    for (const two of parts)
      for (const three of parts) {
        const { pathname } = new URL(`http://localhost/${one}/${two}/${three}`);
        for (const path of getCanonicalPaths(pathname)) {
          expect(getCanonicalPaths(path)[0], pathname).toBe(path);
          expect(new URL(path, "http://localhost").href).toBe(`http://localhost${path}`);
          expect(match(path), path).toBeDefined();
        }
      }
});

test.each(["/%00", "/%0a", "/about//", "//", "/%2f", "/%E2%80%A8", "/blog/%20", "/%2e%2e/about"])(
  "the malformed path %s has no route",
  (path) => {
    expect(match(path)).toBeUndefined();
  },
);
