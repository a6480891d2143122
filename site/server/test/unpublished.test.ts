import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { blogQuery } from "@agency/content/queries/blog";
import { postQuery } from "@agency/content/queries/posts";
import { postEntriesQuery } from "@agency/content/queries/search-entries";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { queryPath } from "@agency/server/testing/requests";
import type { TestSite } from "@agency/server/testing/startSite";
import { until } from "@agency/server/testing/wait";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite } from "./support.ts";

const marker = "unpublished-marker";
const past = "2020-01-01T06:00:00Z";
const future = "2999-01-01T06:00:00Z";

const renderer = `export const createRenderer = ({ fetch }) => async (href) => {
  const slug = new URL(href).pathname.split("/").at(-1);
  const post = await fetch(${JSON.stringify(postQuery)}, { lang: "en", slug });
  const list = await fetch(${JSON.stringify(blogQuery)}, { lang: "en", start: 0, end: 99 });
  const title = post?.title.text ?? "";
  return {
    language: "en", found: post !== null, files: ["src/main.tsx"], isWhole: true, head: title,
    html: JSON.stringify(list), state: { post }, version: title,
    about: { words: { name: title, title, description: title } },
  };
};`;

const document = (_type: string, state: string, more: object) => ({
  _id: `${_type}-${state}`,
  _type,
  slug: { _type: "slug", current: `${_type}-${state}` },
  ...{ title: marker, clientName: marker, excerpt: marker, category: marker, tags: [marker] },
  ...{ industry: marker, department: marker, publishedDate: past, ar: { title: marker } },
  body: [{ _type: "block", _key: "b", children: [{ _type: "span", _key: "s", text: marker }] }],
  ...more,
});

const secret = ["blogPost", "caseStudy", "jobVacancy"].flatMap((type) => {
  const flag = type === "jobVacancy" ? "isActive" : "isPublished";
  return [
    document(type, "hidden", { [flag]: false }),
    document(type, "withdrawn", { [flag]: true, withdrawAt: past }),
    document(`drafts.${type}`, "draft", { _type: type, [flag]: true }),
    ...(type === "blogPost"
      ? [document(type, "planned", { [flag]: true, publishedDate: future })]
      : []),
  ];
});

let site: TestSite;
beforeAll(async () => {
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(file, renderer);
  site = await startSite({}, { renderer: file });
  const editor = site.writer.withConfig({ dataset: "production" });
  const shown = { title: "Shown", ar: {}, category: "Shown", tags: ["Shown"], body: undefined };
  const transaction = editor.transaction();
  for (const one of secret) transaction.create(one);
  transaction.create(
    document("blogPost", "shown", { isPublished: true, clientName: "", excerpt: "", ...shown }),
  );
  await transaction.commit();
  await until(async () => (await search("q=Shown&type=blogPost")).count === 1);
});
afterAll(cleanUp);

async function search(query: string) {
  const answer = await fetch(`${site.url}/api/search?lang=en&${query}`);
  return (await answer.json()) as { count: number; results: unknown[]; facets: unknown };
}

const read = async (path: string, init?: RequestInit) => {
  const answer = await fetch(site.url + path, init);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

const addresses = secret.map(({ _id, _type, slug }) => {
  const folder = { blogPost: "blog", caseStudy: "case-studies" }[_type] ?? "careers";
  return `/${folder}/${folder === "careers" ? _id : slug.current}`;
});

describe("what is hidden, planned, withdrawn or drafted", () => {
  it.each(addresses)("is at no address, in no picture and no line: %s", async (address) => {
    for (const prefix of ["", "/ar"]) {
      const page = await read(prefix + address);
      expect([404, 410]).toContain(page.status);
      expect(page.text).not.toContain(marker);
    }
    for (const language of ["en", "ar"])
      expect((await read(`/sharing/${language}${address}.png`)).status).toBe(404);
    expect((await read(`/api/live?page=${address}`)).status).toBe(204);
  });

  it("is in no list for readers, search engines and assistants", async () => {
    for (const path of [
      ...["/sitemap.xml", "/llms.txt", "/feed.xml", "/ar/feed.xml", "/feed.json", "/ar/feed.json"],
      ...["/newsletter/feed.xml", "/newsletter/feed.json", `/feed/${marker}.xml`, "/blog", "/"],
    ]) {
      const { text } = await read(path);
      expect(text, path).not.toContain(marker);
      for (const { slug } of secret) expect(text, path).not.toContain(slug.current);
    }
    expect((await read("/feed.xml")).text).toContain("Shown");
  });

  it("is not found by the search, nor counted", async () => {
    for (const query of [
      `q=${marker}`,
      "",
      `category=${marker}`,
      `tag=${marker}`,
      "order=newest",
    ]) {
      const found = await search(query);
      expect(JSON.stringify([found.results, found.facets]), query).not.toContain(marker);
      if (query.includes(marker)) expect(found.count, query).toBe(0);
    }
  });
});

describe("the content service at its public address", () => {
  const version = "/content/v2025-02-19";
  const ids = secret.map(({ _id }) => _id).join();
  const [id] = ids.split(",");
  const query = encodeURIComponent("*");
  const list = { lang: "en", start: 0, end: 99 };

  it.each([
    [401, `/data/doc/production/${ids}`],
    [401, "/data/live/events/production"],
    [401, "/data/live/events/production?includeDrafts=true"],
    [403, `/data/query/production?perspective=published&query=${query}&callback=read`],
    [403, `/data/query/production?perspective=published&query=${query}&explain=true`],
    [403, `/data/query/production?perspective=published&query=${query}&query=1`],
    [401, `/data/query/production?query=${query}&resultSourceMap=true`],
    [401, `/data/query/production?query=${query}&perspective=blogPost-planned`],
    [401, "/data/export/production"],
    [401, `/data/listen/production?query=${query}&includeResult=true`],
    [401, `/data/history/production/documents/${id}?time=2030-01-01T00:00:00Z`],
    [401, `/data/history/production/transactions/${id}?excludeContent=false`],
    [401, `/data/history/production/changes/${id}`],
    [401, `/data/references/production/documents/${id}/to`],
    [401, "/users/me"],
    [401, "/projects/local/datasets/production/acl"],
    [401, "/datasets"],
    [404, "/data/graphql/production/default"],
  ])("answers %i at %s", async (status, path) => {
    for (const prefix of [version, "/content/v2023-05-03", "/content/vX", "/content"]) {
      const answer = await read(prefix + path);
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain(marker);
    }
  });

  it("changes nothing for anyone, not even on trial", async () => {
    const body = JSON.stringify({ mutations: [{ patch: { id, set: { title: "x" } } }] });
    const headers = { "Content-Type": "application/json" };
    for (const path of ["mutate", "actions"]) {
      const address = `${version}/data/${path}/production?dryRun=true&returnDocuments=true`;
      const answer = await read(address, { method: "POST", headers, body });
      expect(answer.status).toBe(401);
      expect(answer.text).not.toContain(marker);
    }
  });

  it("answers no query of the server, and no query of a page as a preview asks it", async () => {
    const { includeHidden } = await import("@agency/content/queries/preview");
    for (const text of [postEntriesQuery, includeHidden(blogQuery), includeHidden(postQuery)]) {
      const params = { ...list, at: "", id: "", slug: "blogPost-planned" };
      const answer = await read(`/content${queryPath(text, params)}`);
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain(marker);
    }
  });

  it("gives no visitor what an editor has just read by the same query", async () => {
    const headers = { Authorization: `Bearer ${site.token}` };
    const slug = "drafts.blogPost-draft";
    const path = queryPath(postQuery, { lang: "en", slug });
    const draft = path.replace("perspective=published", "perspective=drafts");
    for (let turn = 0; turn < 2; turn++) {
      expect(await (await fetch(site.content + draft, { headers })).text()).toContain(marker);
      const answer = await read(`/content${path}`);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain(marker);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("etag")).toBeNull();
    }
  });

  it("is read by no page of another site", async () => {
    const path = `/content${queryPath(blogQuery, list)}`;
    const foreign = await read(path, { headers: { Origin: "https://evil.example" } });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
    const script = await read(`${path}&callback=read&jsonp=read`);
    expect(script.headers.get("content-type")).toBe("application/json");
    expect(script.headers.get("x-content-type-options")).toBe("nosniff");
    expect(script.text).toMatch(/^\{"result":/);
  });
});
