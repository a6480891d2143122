import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { blogQuery } from "@agency/content/queries/blog";
import { postQuery } from "@agency/content/queries/posts";
import { postEntriesQuery } from "@agency/content/queries/search-entries";
import { createQueryProxy } from "@agency/server/internal/content/queryProxy";
import { defaultTimeouts } from "@agency/server/settings";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { queryPath } from "@agency/server/testing/requests";
import type { TestSite } from "@agency/server/testing/startSite";
import { type Interceptor, startInterceptor } from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSite } from "./support.ts";

/** Mock: a page's title is its version. */
const renderer = `export const createRenderer = ({ fetch }) => async (href) => {
  const slug = new URL(href).pathname.split("/").at(-1);
  const post = await fetch(${JSON.stringify(postQuery)}, { lang: "en", slug });
  return {
    language: "en", found: post !== null, files: ["src/main.tsx"], isWhole: true, head: "", html: "",
    state: {}, about: {}, version: post?.title.text,
  };
};`;

const post = (id: string, more: object = {}) => ({
  _id: id,
  _type: "blogPost",
  title: `Title of ${id}`,
  slug: { current: id },
  isPublished: true,
  ...more,
});

let interceptor: Interceptor;
let site: TestSite;
beforeEach(async () => {
  interceptor = await startInterceptor({ production: "private" });
  await interceptor.writer
    .withConfig({ dataset: "production" })
    .transaction()
    .create(post("shown"))
    .create(post("planned", { publishedDate: "2999-01-01T06:00:00Z" }))
    .create(post("hidden", { isPublished: false }))
    .create({ ...post("shown"), _id: "drafts.shown", title: "Draft" })
    .commit();
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(file, renderer);
  site = await startSite(interceptor.env, { renderer: file });
});
afterEach(cleanUp);

const list = { lang: "en", start: 0, end: 100 };
const ask = (path: string, init: RequestInit = {}) => fetch(`${site.url}/content${path}`, init);

describe("a private dataset elsewhere", () => {
  it("is read by this server: browsers ask it at the site's own address", async () => {
    expect((await fetch(interceptor.url + queryPath(blogQuery, list))).status).toBe(401);
    const answer = await ask(queryPath(blogQuery, list));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const text = await answer.text();
    expect(text).toContain("Title of shown");
    expect(text).not.toMatch(/planned|hidden|Draft/);

    const page = await fetch(`${site.url}/blog/shown`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('"apiHost":"/content"');
    expect(html).not.toContain(interceptor.token);
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain(`img-src 'self' data: ${interceptor.url} https://cdn.sanity.io;`);
    expect((await fetch(`${site.url}/blog/planned`)).status).toBe(404);
    await until(async () => (await fetch(`${site.url}/readyz`)).ok);
    expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain("/blog/shown");
  });

  it("is searched by this server", async () => {
    const search = async (q: string) => {
      const answer = await fetch(`${site.url}/api/search?lang=en&type=blogPost&q=${q}`);
      return ((await answer.json()) as { count?: number }).count;
    };
    await until(async () => (await search("Title")) === 1);
    expect(await search("planned")).toBe(0);
  });

  it("is searched as it is now, after a while without any search", async () => {
    const search = async (q: string) => {
      const answer = await fetch(`${site.url}/api/search?lang=en&type=blogPost&q=${q}`);
      return ((await answer.json()) as { count?: number }).count;
    };
    await until(async () => (await search("Title")) === 1);
    await interceptor.writer.withConfig({ dataset: "production" }).create(post("quincunx"));
    // The event alone must update the index.
    await until(() => {
      const db = new DatabaseSync(join(site.dataDir, "search.db"), { readOnly: true });
      const found = db.prepare("SELECT 1 FROM documents WHERE id = 'quincunx'").get();
      db.close();
      return found !== undefined;
    });
    expect(await search("quincunx")).toBe(1);
  });

  it("is searched where DATA_DIR is missing", async () => {
    const dataDir = join(temporaryFolder(), "missing");
    const fresh = await startSite({ ...interceptor.env, DATA_DIR: dataDir });
    await until(async () => {
      const answer = await fetch(`${fresh.url}/api/search?lang=en&type=blogPost&q=Title`);
      return answer.ok && ((await answer.json()) as { count: number }).count === 1;
    });
  });

  it("answers registered queries alone, in the published view", async () => {
    const entries = { lang: "en", at: "", id: "" };
    for (const path of [
      queryPath("*"),
      queryPath(`${blogQuery} `, list),
      queryPath(postEntriesQuery, entries),
    ])
      expect((await ask(path)).status).toBe(403);
    for (const perspective of ["drafts", "raw", "previewDrafts", ""])
      expect((await ask(queryPath(blogQuery, list, { perspective }))).status).toBe(401);
    expect((await ask(queryPath(blogQuery, { ...list, more: "x".repeat(5_000) }))).status).toBe(
      413,
    );
    const posted = await ask("/v2023-05-03/data/query/production", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: "*" }),
    });
    expect(posted.status).toBe(405);
    for (const path of [
      queryPath(blogQuery, list, { dataset: "submissions" }),
      queryPath(blogQuery, list).replace("v2023-05-03", "vX"),
      "/v2023-05-03/data/doc/production/hidden",
      "/v2023-05-03/data/live/events/production",
      "/v2023-05-03/data/export/production",
      "/v2023-05-03/data/listen/production?query=*",
      "/v2023-05-03/data/history/production/documents/hidden",
      "/v2023-05-03/users/me",
    ])
      expect((await ask(path)).status, path).toBe(404);
  });

  it("gets nothing of a visitor but the query", async () => {
    const asked: Request[] = [];
    interceptor.before = (request) => void asked.push(request);
    await ask(
      `${queryPath(blogQuery, list)}&returnQuery=no&resultSourceMap=true&tag=x&explain=true`,
      {
        headers: { Cookie: "a=b", Authorization: "Bearer of-a-visitor", "X-Forwarded-For": "::1" },
      },
    );
    const [request] = asked.filter(({ url }) => url.includes("returnQuery=no"));
    const { searchParams } = new URL(request?.url ?? "");
    expect([...searchParams.keys()].sort()).toEqual([
      "$end",
      "$lang",
      "$start",
      "perspective",
      "query",
      "returnQuery",
    ]);
    expect(request?.headers.get("authorization")).toBe(`Bearer ${interceptor.token}`);
    expect(request?.headers.get("cookie")).toBeNull();
  });

  it("tells open pages of changes", async () => {
    await until(async () =>
      (await fetch(`${site.url}/blog/shown`)).headers.get("cache-control")?.includes("public"),
    );
    const search = new URLSearchParams({ page: "/blog/shown", version: "Title of shown" });
    const line = await fetch(`${site.url}/api/live?${search}`);
    const reader = line.body?.pipeThrough(new TextDecoderStream()).getReader();
    const editor = interceptor.writer.withConfig({ dataset: "production" });
    await editor.patch("shown").set({ title: "New" }).commit();
    // Events with an id come from the content service.
    for (let heard = ""; !/id: \S+\nevent: change/.test(heard); ) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error("The line has ended.");
      heard += value;
    }
    await reader?.cancel();
    expect(await (await ask(queryPath(blogQuery, list))).text()).toContain("New");
  });

  it("is told from one that is away, or refuses the token", async () => {
    const query = queryPath(blogQuery, list);
    interceptor.before = () => Response.json({ message: "no" }, { status: 401 });
    expect((await ask(query)).status).toBe(502);
    expect(site.log.join()).toContain('"status":502');
    interceptor.before = () => new Response("{}", { status: 429, headers: { "Retry-After": "7" } });
    const busy = await ask(query);
    expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "7"]);
    const failures: unknown[] = [];
    const place = { projectId: "local", dataset: "production", apiHost: "http://127.0.0.1:1" };
    const gateway = createQueryProxy(place, (error) => failures.push(error), defaultTimeouts);
    expect((await gateway(new Request(`http://site.test${query}`))).status).toBe(502);
    expect(failures).toHaveLength(1);
  });

  it("is what the desk works on, at the address of the service itself", async () => {
    const settings = await fetch(`${site.url}/desk/api/settings`);
    expect(await settings.json()).toMatchObject({ apiHost: interceptor.url });
  });
});

describe("a public dataset elsewhere", () => {
  it("is read by browsers through this server, and the log warns what that means", async () => {
    const open = await startInterceptor();
    const { url, log } = await startSite(open.env);
    expect(await (await fetch(url)).text()).toContain('"apiHost":"/content"');
    expect((await fetch(`${url}/content${queryPath(blogQuery, list)}`)).status).toBe(200);
    expect(log.join()).toContain("SANITY_DATASET is public");
  });
});

describe("a dataset of which nothing is known at the start", () => {
  it("is read with the token, which works either way", async () => {
    const away = await startInterceptor();
    away.before = () => Response.json({}, { status: 503 });
    const started = await startSite({ ...away.env, LOG_LEVEL: "silent" });
    away.before = undefined;
    expect(await (await fetch(started.url)).text()).toContain('"apiHost":"/content"');
    const answer = await fetch(`${started.url}/content${queryPath(blogQuery, list)}`);
    expect(answer.status).toBe(200);
  });
});
