import { describe, expect, it } from "vitest";
import { decodePath, isPagePath, isSitePath, sanitizeHref } from "../src/urls.ts";

/** Parsed by browsers as another host. */
const foreign = [
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/%09/evil.example",
  "/%5cevil.example",
  "/%5Cevil.example",
  "/%2fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/blog/..//evil.example",
];

describe("a path of this site", () => {
  it.each(["/", "/about", "/blog/a-title", "/blog/عنوان", "/blog/%D8%B9", "/about/", "/a.b;c"])(
    "is %s",
    (path) => {
      expect(isSitePath(path)).toBe(true);
    },
  );

  it.each([...foreign, "", "about", "https://evil.example", "/a?b", "/a#b", "/a\r\nb", 1, null])(
    "is not %j",
    (path) => {
      expect(isSitePath(path)).toBe(false);
    },
  );
});

describe("a path of a page", () => {
  it.each(["/", "/About", "/blog/عنوان", "/blog/%D8%B9", "/a.b", "/.well-known", "/..a"])(
    "may be %s",
    (path) => {
      expect(isPagePath(path)).toBe(true);
    },
  );

  it.each([
    ...foreign,
    ...["", "about", "/%", "/%E0%A4%A", "/%ed%a0%80", "/%00", "/%0a", "/%C2%85", "/%7F"],
    ...["/%E2%80%A8", "/a%20b", "/a//b", "/a%2Fb", "/a%3Fb", "/a%23b", "/..", "/./a", "/a/%2E%2e"],
    `/${"a".repeat(2_000)}`,
  ])("may not be %j", (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});

describe("a link", () => {
  it.each([
    ["/careers", "/careers"],
    ["/contact?service=branding&url=https://a.example//b#form", undefined],
    ["#section", "#section"],
    ["https://example.com/a", "https://example.com/a"],
    ["HTTPS://EXAMPLE.com", "https://example.com/"],
    ["mailto:hello@example.com", "mailto:hello@example.com"],
    ["tel:+97140000000", "tel:+97140000000"],
  ])("may be %s", (href, expected) => {
    expect(sanitizeHref(href)).toBe(expected ?? href);
  });

  it.each([
    ...foreign,
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://example.com/1",
    "file:///etc/passwd",
    "ftp://example.com",
    "http://example.com",
    "https://www.example.com@evil.example",
    "https://",
    "about",
    "",
    "/a?b=\r\nSet-Cookie: c",
    undefined,
    {},
  ])("may not be %j", (href) => {
    expect(sanitizeHref(href)).toBeUndefined();
  });

  it("that is accepted leads to this site or has an allowed scheme, by the browser's own parser", () => {
    const parts = ["/", "\\", "\t", "%2f", "%5c", "%09", ".", "..", ":", "evil.example", "@", "?"];
    const base = "https://www.agency.test/blog/post";
    for (const a of parts)
      for (const b of parts)
        for (const c of parts)
          for (const d of parts) {
            const href = sanitizeHref(`/${a}${b}${c}${d}`);
            if (href !== undefined) expect(new URL(href, base).host).toBe("www.agency.test");
          }
  });
});

describe("the path of a request", () => {
  it.each([
    ["/blog/%D8%B9", "/blog/ع"],
    ["/a%20b", "/a b"],
  ])("%s is decoded", (path, decoded) => {
    expect(decodePath(path)).toBe(decoded);
  });

  it.each(["/%", "/%E0%A4%A", "/%00", "/%0d%0a", "/%7f", "/\u0000"])("%j is malformed", (path) => {
    expect(decodePath(path)).toBeUndefined();
  });
});
