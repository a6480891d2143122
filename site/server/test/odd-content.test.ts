import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { blogQuery } from "@agency/content/queries/blog";
import { postQuery } from "@agency/content/queries/posts";
import type { Writer } from "@agency/server/submissions";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import {
  createOddDocuments,
  type OddDocument,
  oddBodies,
  readOddContent,
} from "@agency/server/testing/oddDocuments";
import { queryPath } from "@agency/server/testing/requests";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite } from "./support.ts";

/** A post's page, otherwise a list of posts, and a page that crashes. */
const renderer = `export const createRenderer = ({ fetch }) => async (href) => {
  const slug = /\\/blog\\/(.+)/.exec(new URL(href).pathname)?.[1];
  const keep = (failure) => ({ failure });
  const post = slug && await fetch(${JSON.stringify(postQuery)}, { lang: "en", slug }).catch(keep);
  const list = slug ? undefined : await fetch(${JSON.stringify(blogQuery)}, { lang: "en", start: 0, end: 999 });
  const crash = post?.title?.text === "Crash" ? new TypeError("crash") : undefined;
  const failure = post?.failure ?? crash;
  return {
    language: "en", found: post !== null, isWhole: failure === undefined, failure, files: ["src/main.tsx"],
    head: "", html: failure ? "error page" : JSON.stringify(list ?? post), state: {}, version: "1",
    about: { meta: { name: "Name", title: "Title", description: "" }, sharing: {} },
  };
};`;

let site: TestSite;
let content: Writer;
beforeAll(async () => {
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(file, renderer);
  site = await startSite({}, { renderer: file });
  content = site.writer.withConfig({ dataset: "production" });
  await publish(createPost("good", {}));
});
afterAll(cleanUp);

const createPost = (name: string, more: object): OddDocument => ({
  ...{ _id: name, _type: "blogPost", title: `Title of ${name}`, excerpt: "x", category: "General" },
  ...{ slug: { _type: "slug", current: name }, isPublished: true },
  ...{ publishedDate: "2026-01-01T00:00:00Z", tags: ["a"], author: "Layla", body: [] },
  ...more,
});

async function publish(...documents: OddDocument[]): Promise<void> {
  for (let from = 0; from < documents.length; from += 100) {
    const transaction = content.transaction();
    for (const one of documents.slice(from, from + 100)) transaction.createOrReplace(one);
    await transaction.commit();
  }
}

const get = (path: string) => fetch(site.url + path);

async function getText(path: string): Promise<string> {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const lists = ["/blog", "/feed.xml", "/feed.json", "/ar/feed.xml", "/sitemap.xml", "/llms.txt"];

const getLogs = (id: string) =>
  site.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ document, msg }) => document === id && msg !== "audit");

it.each(Object.entries(readOddContent()))(
  "%s: lists, feeds and sitemap show the others",
  async (_, odd) => {
    await publish(...odd);
    for (const path of lists) expect(await getText(path), path).toContain("good");
  },
);

it("lists, feeds and sitemap show the others, whatever the type of any field is", async () => {
  const bodies = Object.entries(oddBodies).map(([name, body]) =>
    createPost(`body-${name.replaceAll(" ", "-")}`, { body }),
  );
  const body = [{ _type: "block", _key: "b", children: [{ _type: "span", _key: "s", text: "A" }] }];
  await publish(...createOddDocuments(createPost("odd", { body })), ...bodies);
  for (const path of lists) expect(await getText(path), path).toContain("good");
  for (const path of ["/newsletter/feed.xml", "/newsletter/feed.json"]) await getText(path);
});

it("browsers get what fits, in the order of the schema", async () => {
  await publish(createPost("untitled", { title: 5 }), createPost("half", { title: "Half \ud83d" }));
  const params = { lang: "en", start: 0, end: 999 };
  const answer = await get(`/content${queryPath(blogQuery, params)}`);
  const { posts } = ((await answer.json()) as { result: { posts: { slug: string }[] } }).result;
  const slugs = posts.map(({ slug }) => slug);
  expect(slugs).toContain("good");
  expect(slugs).toContain("half");
  expect(slugs).not.toContain("untitled");
  expect(Object.keys(posts[0] ?? {})).not.toContain("_id");
});

it("a post that cannot be shown is 500 for browsers, too", async () => {
  await publish(createPost("untitled", { title: { en: "A" } }));
  const answer = await get(`/content${queryPath(postQuery, { lang: "en", slug: "untitled" })}`);
  expect(answer.status).toBe(500);
});

it("logs each problem once a revision, without the text", async () => {
  const odd = createPost("logged", { publishedDate: "2026-01-02T00:00:00Z" });
  await publish({ ...odd, author: { secret: "words" } });
  for (let count = 0; count < 3; count++) await getText("/feed.xml");
  await publish(createPost("other", {}));
  await getText("/feed.xml");
  expect(getLogs("logged")).toMatchObject([
    { level: 40, type: "blogPost", path: "author", expected: "a text", found: "an object" },
  ]);
  await publish({ ...odd, author: ["secret"] });
  await getText("/feed.xml");
  expect(getLogs("logged")).toHaveLength(2);
  expect(JSON.stringify(getLogs("logged"))).not.toContain("secret");
});

describe("a page whose document cannot be shown any more", () => {
  it("is 500 with its layout at once, never its old copy, and named by /readyz", async () => {
    await publish(createPost("broken", {}));
    expect(await getText("/blog/broken")).toContain("Title of broken");
    await publish(createPost("broken", { title: ["A"] }));
    const response = await get("/blog/broken");
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("error page");
    expect(await (await get("/readyz")).json()).toEqual({ status: "ready", pages: { broken: 1 } });
    expect(await site.ready()).toMatchObject({ pages: { addresses: ["/blog/broken"] } });
    await publish(createPost("broken", {}));
    expect(await getText("/blog/broken")).toContain("Title of broken");
    expect(await (await get("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("is its old copy once where the code fails, then 500, and the log says so", async () => {
    await publish(createPost("crashing", {}));
    await getText("/blog/crashing");
    await publish(createPost("crashing", { title: "Crash" }));
    expect(await getText("/blog/crashing")).toContain("Title of crashing");
    expect((await get("/blog/crashing")).status).toBe(500);
    expect((await get("/blog/crashing")).status).toBe(500);
    const dropped = site.log.filter((line) => line.includes("no longer served from the cache"));
    const pages = dropped.map((line) => (JSON.parse(line) as { page: unknown }).page);
    expect(pages).toEqual(["/blog/crashing"]);
  });
});
