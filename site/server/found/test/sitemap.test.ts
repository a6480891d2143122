import { describe, expect, it } from "vitest";
import { sitemap } from "../sitemap.ts";
import { indexErrors, sitemapErrors } from "./schemas.ts";

const origin = "https://www.example.com";
const pages = [
  { path: "/", modifiedAt: "2026-05-01T10:00:00Z" },
  { path: "/about" },
  { path: "/blog/a&b", modifiedAt: "2026-05-02" },
];
const locations = (xml = "") => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

describe("a sitemap", () => {
  const files = sitemap(pages, { origin });
  const xml = files.get("/sitemap.xml")?.() ?? "";

  it("is one valid file that lists each page in each language", async () => {
    expect([...files.keys()]).toEqual(["/sitemap.xml"]);
    expect(await sitemapErrors(xml)).toEqual([]);
    expect(locations(xml)).toEqual([
      `${origin}/`,
      `${origin}/ar`,
      `${origin}/about`,
      `${origin}/ar/about`,
      `${origin}/blog/a&amp;b`,
      `${origin}/ar/blog/a&amp;b`,
    ]);
  });

  it("has the same alternates at a page's addresses, itself among them", () => {
    const alternates = (of: string) =>
      [
        ...(xml.split(`<loc>${of}</loc>`)[1]?.split("</url>")[0] ?? "").matchAll(
          /hreflang="(.*?)" href="(.*?)"/g,
        ),
      ].map(([, language, url]) => [language, url]);
    const expected = [
      ["en", `${origin}/about`],
      ["ar", `${origin}/ar/about`],
      ["x-default", `${origin}/about`],
    ];
    expect(alternates(`${origin}/about`)).toEqual(expected);
    expect(alternates(`${origin}/ar/about`)).toEqual(expected);
  });

  it("says when a page changed last, where that is known", () => {
    expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual([
      ...Array(2).fill("<lastmod>2026-05-01T10:00:00Z</lastmod>"),
      ...Array(2).fill("<lastmod>2026-05-02</lastmod>"),
    ]);
  });

  it("leaves out what is hidden", () => {
    const only = sitemap([...pages, { path: "/secret", hidden: true }], { origin });
    expect(only.get("/sitemap.xml")?.()).toBe(xml);
  });
});

describe("a sitemap of many pages", () => {
  it("stays one file with 5,000 addresses and becomes an index of valid parts with one more page", async () => {
    const many = Array.from({ length: 2_500 }, (_, i) => ({ path: `/blog/${i}` }));
    expect(sitemap(many, { origin }).size).toBe(1);
    const files = sitemap([...many, { path: "/last", modifiedAt: "2026-05-02" }], { origin });
    const text = (path: string) => files.get(path)?.() ?? "";
    expect([...files.keys()]).toEqual(["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml"]);
    expect(await indexErrors(text("/sitemap.xml"))).toEqual([]);
    expect(locations(text("/sitemap.xml"))).toEqual([
      `${origin}/sitemap-1.xml`,
      `${origin}/sitemap-2.xml`,
    ]);
    expect(text("/sitemap.xml").match(/<lastmod>.*?<\/lastmod>/g)).toHaveLength(1);
    expect(locations(text("/sitemap-1.xml"))).toHaveLength(5_000);
    expect(locations(text("/sitemap-2.xml"))).toEqual([`${origin}/last`, `${origin}/ar/last`]);
    expect(await sitemapErrors(text("/sitemap-2.xml"))).toEqual([]);
  });

  it("keeps every part within 50 MB, with the longest addresses that there are", () => {
    const many = Array.from({ length: 2_500 }, () => ({ path: `/${"x".repeat(2_000)}` }));
    const text = sitemap(many, { origin }).get("/sitemap.xml")?.() ?? "";
    expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
  });
});

describe("the schemas", () => {
  it("refuse another element, a wrong date, a wrong language and an address that is none", async () => {
    const xml = sitemap(pages, { origin }).get("/sitemap.xml")?.() ?? "";
    for (const [from, to] of [
      ["<loc>", "<place>1</place><loc>"],
      ["2026-05-02", "2 May"],
      ['hreflang="ar"', 'hreflang="arabic"'],
      ['rel="alternate"', 'rel="canonical"'],
    ] as const) {
      expect(await sitemapErrors(xml.replace(from, to)), to).not.toEqual([]);
    }
  });
});
