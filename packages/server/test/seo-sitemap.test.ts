import { describe, expect, it } from "vitest";
import { createSitemap, type SitemapDocuments, type SitemapPage } from "../src/seo/sitemap.ts";
import { indexErrors, sitemapErrors } from "./fixtures/seo/schemas.ts";
import { urls } from "./fixtures/seo/urls.ts";

const { origin } = urls;
const pages = [
  { path: "/", modifiedAt: "2026-05-01T10:00:00Z" },
  { path: "/about" },
  { path: "/blog/a&b", modifiedAt: "2026-05-02" },
];
const locations = (xml = "") => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
const create = (own: readonly SitemapPage[], documents: SitemapDocuments[] = []) =>
  createSitemap({ pages: own, documents }, { urls });
const write = async (own: readonly SitemapPage[]) =>
  (await (await create(own)).get("/sitemap.xml")?.()) ?? "";

describe("a sitemap", async () => {
  const files = await create(pages);
  const xml = (await files.get("/sitemap.xml")?.()) ?? "";

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

  it("leaves out what is hidden", async () => {
    expect(await write([...pages, { path: "/secret", hidden: true }])).toBe(xml);
  });
});

describe("a sitemap of many pages", () => {
  it("stays one file with 5,000 addresses and becomes an index of valid parts with one more page", async () => {
    const many = Array.from({ length: 2_500 }, (_, i) => ({ path: `/blog/${i}` }));
    expect((await create(many)).size).toBe(1);
    const files = await create([...many, { path: "/last", modifiedAt: "2026-05-02" }]);
    const text = async (path: string) => (await files.get(path)?.()) ?? "";
    expect([...files.keys()]).toEqual(["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml"]);
    const index = await text("/sitemap.xml");
    expect(await indexErrors(index)).toEqual([]);
    expect(locations(index)).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`]);
    expect(index.match(/<lastmod>.*?<\/lastmod>/g)).toHaveLength(1);
    expect(locations(await text("/sitemap-1.xml"))).toHaveLength(5_000);
    const last = await text("/sitemap-2.xml");
    expect(locations(last)).toEqual([`${origin}/last`, `${origin}/ar/last`]);
    expect(await sitemapErrors(last)).toEqual([]);
  });

  it("keeps every part within 50 MB, with the longest addresses that there are", async () => {
    const many = Array.from({ length: 2_500 }, () => ({ path: `/${"x".repeat(2_000)}` }));
    expect(Buffer.byteLength(await write(many))).toBeLessThan(50 * 1024 * 1024);
  });
});

function store(ids: readonly string[], folder: string) {
  const reads: string[][] = [];
  const after = (id: string) => ids.filter((one) => one > id);
  const modifiedAt = (id: string) => `2026-05-${id.slice(-2)}`;
  const documents: SitemapDocuments = {
    count: async () => ids.length,
    async findRange(id, count) {
      const found = after(id).slice(0, count);
      const last = found.at(-1);
      if (last === undefined || found.length < count) return undefined;
      return { last, modifiedAt: found.map(modifiedAt).sort().at(-1) ?? "" };
    },
    async read(range) {
      const found = after(range.after).filter((one) => one <= range.last);
      reads.push(found);
      return found.map((id) => ({ path: `${folder}/${id}`, modifiedAt: modifiedAt(id) }));
    },
  };
  return { documents, reads };
}

describe("a sitemap of documents", () => {
  const ids = (count: number) =>
    Array.from({ length: count }, (_, index) => `d-${String(index + 1).padStart(2, "0")}`);

  it("lists them after the pages, in one file", async () => {
    const { documents } = store(ids(2), "/blog");
    const files = await createSitemap({ pages, documents: [documents] }, { urls });
    const xml = (await files.get("/sitemap.xml")?.()) ?? "";
    expect(locations(xml).slice(-4)).toEqual([
      `${origin}/blog/d-01`,
      `${origin}/ar/blog/d-01`,
      `${origin}/blog/d-02`,
      `${origin}/ar/blog/d-02`,
    ]);
  });

  it("reads the range of a part when the part is requested, and each document once", async () => {
    const posts = store(ids(7), "/blog");
    const work = store(ids(4), "/work");
    const files = await createSitemap(
      { pages, documents: [posts.documents, work.documents] },
      { urls, maxUrls: 10 },
    );
    expect([...files.keys()]).toEqual([
      "/sitemap.xml",
      "/sitemap-1.xml",
      "/sitemap-2.xml",
      "/sitemap-3.xml",
    ]);
    const index = await files.get("/sitemap.xml")?.();
    expect(index?.match(/<lastmod>.*?<\/lastmod>/g)).toEqual([
      "<lastmod>2026-05-02</lastmod>",
      "<lastmod>2026-05-07</lastmod>",
      "<lastmod>2026-05-04</lastmod>",
    ]);
    expect([...posts.reads, ...work.reads]).toEqual([]);
    await files.get("/sitemap-2.xml")?.();
    expect(posts.reads).toEqual([["d-03", "d-04", "d-05", "d-06", "d-07"]]);
    expect(work.reads).toEqual([]);
    const xml = await Promise.all(
      [1, 2, 3].map(async (part) => (await files.get(`/sitemap-${part}.xml`)?.()) ?? ""),
    );
    const english = xml.map((text) => locations(text).filter((url) => !url?.includes("/ar")));
    expect(english.map((urls) => urls.length)).toEqual([5, 5, 4]);
    expect(new Set(english.flat()).size).toBe(14);
  });

  it("lists documents that remain after others were deleted while it was made", async () => {
    const { documents } = store(ids(3), "/blog");
    const files = await createSitemap(
      { pages, documents: [{ ...documents, count: async () => 40 }] },
      { urls, maxUrls: 10 },
    );
    expect([...files.keys()]).toEqual(["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml"]);
    const xml = (await files.get("/sitemap-2.xml")?.()) ?? "";
    expect(locations(xml)).toEqual([`${origin}/blog/d-03`, `${origin}/ar/blog/d-03`]);
  });
});

describe("the schemas", () => {
  it("refuse another element, a wrong date, a wrong language and an address that is none", async () => {
    const xml = await write(pages);
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
