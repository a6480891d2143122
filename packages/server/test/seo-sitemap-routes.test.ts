import type { Reader } from "@agency/content";
import {
  postMapCountQuery,
  postMapQuery,
  postMapRangeQuery,
} from "@agency/content/queries/site-map";
import { beforeEach, describe, expect, it } from "vitest";
import { sitemapRoutes } from "../src/seo/sitemapRoutes.ts";
import { indexErrors, sitemapErrors } from "./fixtures/seo/schemas.ts";
import { urls } from "./fixtures/seo/urls.ts";

const ids = Array.from({ length: 6_000 }, (_, index) => `post-${String(index).padStart(5, "0")}`);
const updated = "2026-05-01T00:00:00Z";

type Params = { id: string; last: string; start: number; end: number };
let asked: string[];

const reader = {
  async fetch(query: string, { id, last, start, end }: Params) {
    asked.push(query);
    const after = ids.filter((one) => one > id);
    if (query === postMapCountQuery) return ids.length;
    if (query === postMapRangeQuery)
      return after.slice(start, end).map((one) => ({ last: one, updated }))[0] ?? null;
    return after
      .filter((one) => one <= last)
      .slice(0, 1_000)
      .map((one) => ({ _id: one, key: one, _updatedAt: updated, isSample: false }));
  },
} as unknown as Reader;

const queries = { entries: postMapQuery, count: postMapCountQuery, range: postMapRangeQuery };
let isFresh: boolean;
let renderings: number;
const createRoutes = () =>
  sitemapRoutes(
    {
      pages: ["/"],
      sitemap: {
        fetchModified: async () => ({}),
        documents: [{ path: "/blog", ...queries }],
      },
    },
    {
      ...{ urls, reader, isPublic: true },
      countRendering: () => ++renderings as never,
      cacheOptions: {
        invalidation: {
          track: async (make) => ({ value: await make(), moment: {} as never, tags: [], ends: [] }),
          isFresh: () => isFresh,
        },
        maxWait: 10_000,
        max: 1_000_000,
        failed: () => undefined,
      },
      isListed: () => true,
      getTexts: async () => ({ name: "", title: "", description: "" }),
      send: async () => new Response(),
    },
  );

describe("the sitemap of a site with more pages than a file has", () => {
  let routes: ReturnType<typeof createRoutes>;
  const get = async (path: string) => {
    const response = await routes.request(path);
    return { status: response.status, text: await response.text() };
  };

  beforeEach(() => {
    asked = [];
    isFresh = true;
    renderings = 0;
    routes = createRoutes();
  });

  it("is an index that reads no entries, and parts that read their own", async () => {
    const index = await get("/sitemap.xml");
    expect(await indexErrors(index.text)).toEqual([]);
    expect(index.text.match(/<loc>/g)).toHaveLength(3);
    expect(asked).not.toContain(postMapQuery);
    const parts = await Promise.all([1, 2, 3].map((number) => get(`/sitemap-${number}.xml`)));
    expect(parts.map(({ status }) => status)).toEqual([200, 200, 200]);
    const paths = parts.flatMap(({ text }) => text.match(/<loc>[^<]*\/blog\/[^<]*<\/loc>/g) ?? []);
    expect(new Set(paths).size).toBe(2 * ids.length);
    expect(await sitemapErrors(parts[2]?.text ?? "")).toEqual([]);
    expect((await get("/sitemap-4.xml")).status).toBe(404);
    expect((await get("/sitemap-x.xml")).status).toBe(404);
  });

  it("answers a second request from the cache, until the content changes", async () => {
    const first = await get("/sitemap-2.xml");
    const [queries, counted] = [asked.length, renderings];
    expect(await get("/sitemap-2.xml")).toEqual(first);
    await get("/sitemap.xml");
    expect([asked.length, renderings]).toEqual([queries, counted + 1]);
    isFresh = false;
    await get("/sitemap-2.xml");
    expect(asked.length).toBe(2 * queries);
  });
});
