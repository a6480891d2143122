import { getSearchUrl, type SearchAnswer, type SearchParams } from "@agency/search/contract";
import { cleanUp } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { until } from "@agency/server/testing/wait";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite } from "./support.ts";

let site: TestSite;
let editor: TestSite["writer"];

beforeAll(async () => {
  site = await startSite();
  await until(async () => (await fetch(`${site.url}/readyz`)).ok);
  editor = site.writer.withConfig({ dataset: "production" });
});
afterAll(cleanUp);

const post = (id: string, more: object = {}) => ({
  _id: id,
  _type: "blogPost",
  title: `Post ${id}`,
  isPublished: true,
  slug: { _type: "slug", current: id },
  ...more,
});

const get = async (params: Partial<SearchParams>) => {
  const response = await fetch(site.url + getSearchUrl({ lang: "en", ...params }));
  return { response, answer: (await response.json()) as SearchAnswer };
};
const paths = async (params: Partial<SearchParams>) =>
  (await get({ type: ["blogPost"], ...params })).answer.results.map(({ path }) => path);

describe("a write is found by the very next request", () => {
  it("whether it is new, edited, hidden or deleted", async () => {
    await editor.create(post("one", { title: "Quincunx" }));
    expect(await paths({ q: "quincunx" })).toEqual(["/blog/one"]);
    await editor.patch("one").set({ title: "Rhomb" }).commit();
    expect(await paths({ q: "quincunx" })).toEqual([]);
    expect(await paths({ q: "rhomb" })).toEqual(["/blog/one"]);
    await editor.patch("one").set({ isPublished: false }).commit();
    expect(await paths({ q: "rhomb" })).toEqual([]);
    await editor.patch("one").set({ isPublished: true }).commit();
    expect(await paths({ q: "rhomb" })).toEqual(["/blog/one"]);
    await editor.delete("one");
    expect(await paths({ q: "rhomb" })).toEqual([]);
    expect((await get({ type: ["blogPost"] })).answer.count).toBe(0);
  });

  it("from its moment on, where it has one", async () => {
    const soon = new Date(Date.now() + 3_000).toISOString();
    await editor.create(post("planned", { publishedDate: soon, category: "Later" }));
    const { answer } = await get({ type: ["blogPost"] });
    if (Date.now() < Date.parse(soon)) expect(answer).toMatchObject({ count: 0, results: [] });
    await expect.poll(() => paths({}), { timeout: 20_000 }).toEqual(["/blog/planned"]);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));
    expect((await get({ type: ["blogPost"] })).answer.facets.category).toEqual([
      { key: "Later", text: "Later", lang: "en", count: 1 },
    ]);
    await editor.delete("planned");
  });
});

describe("/api/search", () => {
  it("answers in both languages with the words marked", async () => {
    await editor.create(
      post("kashida", {
        title: "Kashida is not letter-spacing",
        category: "Design",
        tags: ["Arabic type"],
        ar: { title: "الكشيدة ليست تباعد أحرف", category: "تصميم", tags: ["الخط العربي"] },
      }),
    );
    const find = () => get({ lang: "ar", q: "كشيده", type: ["blogPost"] });
    await until(async () => (await find()).answer.count > 0);
    const { answer, response } = await find();
    expect(answer.results).toEqual([
      {
        type: "blogPost",
        path: "/blog/kashida",
        title: { text: "الكشيدة ليست تباعد أحرف", lang: "ar" },
        marked: {
          lang: "ar",
          parts: [{ text: "الكشيدة", marked: true }, { text: " ليست تباعد أحرف" }],
        },
        excerpt: null,
      },
    ]);
    expect(answer.facets).toEqual({
      category: [{ key: "Design", text: "تصميم", lang: "ar", count: 1 }],
      tag: [{ key: "Arabic type", text: "الخط العربي", lang: "ar", count: 1 }],
      industry: [],
      service: [],
    });
    expect(response.headers.get("cache-control")).toBe("public, max-age=5");
  });

  it("finds pages of the site beside documents", async () => {
    const { answer } = await get({ q: "refund" });
    expect(answer.results.map(({ path }) => path)).toContain("/refund-policy");
    const cookies = await get({ q: "cookies" });
    expect(cookies.answer.results.map(({ path }) => path)).toContain("/cookie-policy");
    const arabic = await get({ lang: "ar", q: "الخصوصيه", type: ["page"] });
    expect(arabic.answer.results[0]).toMatchObject({
      path: "/privacy-policy",
      title: { lang: "ar" },
    });
  });

  it.each([
    ["", "lang", "required"],
    ["lang=fr", "lang", "language-invalid"],
    [`lang=en&q=${"x".repeat(201)}`, "q", "text-long"],
    ["lang=en&q=%00", "q", "text-invalid"],
    ["lang=en&q=a&q=b", "q", "text-invalid"],
    ["lang=en&type=redirect", "type.0", "invalid"],
    ["lang=en&category=", "category", "required"],
    ["lang=en&start=-1", "start", "invalid"],
    ["lang=en&start=0&end=51", "end", "invalid"],
    ["lang=en&start=5&end=4", "end", "invalid"],
    ["lang=en&end=3000", "end", "invalid"],
    ["lang=en&order=random", "order", "invalid"],
    ["lang=en&limit=5", "limit", "unknown-field"],
  ])("refuses %s", async (search, field, code) => {
    const response = await fetch(`${site.url}/api/search?${search}`);
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as { error: { code: string; fields: unknown[] } };
    expect(error.code).toBe("fields-invalid");
    expect(error.fields).toContainEqual({ field, code });
  });

  it("answers so many from one address, and then says when to come again", async () => {
    const busy = await startSite({ RATE_LIMIT: "1" });
    await until(async () => (await fetch(`${busy.url}/readyz`)).ok);
    const ask = () => fetch(`${busy.url}/api/search?lang=en&end=0`);
    const answers = await Promise.all(Array.from({ length: 21 }, ask));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([429]);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("says nothing of what is asked in the log", async () => {
    await fetch(`${site.url}/api/search?lang=en&q=somebodysname`);
    const lines = site.log.filter((line) => line.includes('"route":"/api/search"'));
    expect(lines.length).toBeGreaterThan(0);
    expect(site.log.join("")).not.toContain("somebodysname");
  });

  it("is for reading", async () => {
    const response = await fetch(`${site.url}/api/search?lang=en`, { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect((await fetch(`${site.url}/api/search?lang=en`, { method: "HEAD" })).status).toBe(200);
  });
});
