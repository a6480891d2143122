import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { blogQuery } from "@agency/content/queries/blog";
import { exportDocuments, getSource, importTranslations } from "@agency/content/translation";
import { createWriter } from "@agency/content/writer";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { enquiry, filled } from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { createClient } from "@sanity/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startSite as startDefault } from "./support.ts";

const timeouts = prepareTimeouts({ content: 60_000 });
const startSite = withTimeouts(startDefault, timeouts);

const names = Object.getOwnPropertyNames(Object.prototype);

const renderer = `export const createRenderer = ({ fetch }) => async () => {
  const blog = await fetch(${JSON.stringify(blogQuery)}, { lang: "en", start: 0, end: 10 });
  return {
    language: "en", found: true, isWhole: true, files: ["src/main.tsx"], head: "", html: JSON.stringify(blog),
    state: {}, about: { words: { name: "Name", title: "Title", description: "" }, sharing: {} },
  };
};`;

const post = {
  _id: "post",
  _type: "blogPost",
  title: "Kashida",
  slug: { current: "kashida" },
  isPublished: true,
  publishedDate: "2026-01-01T06:00:00Z",
  ar: { title: "الكشيدة" },
  body: [
    {
      _type: "block",
      _key: "a",
      style: "normal",
      markDefs: [{ _type: "link", _key: "l", href: "https://example.com" }],
      children: [{ _type: "span", _key: "s", text: "Linked", marks: ["l"] }],
    },
  ],
};

let site: TestSite;
let file: string;
/** Queries drop reserved names. */
function readStored(dataset: string): string {
  const database = new DatabaseSync(join(site.dataDir, `datasets/${dataset}.db`), {
    readOnly: true,
  });
  try {
    return JSON.stringify(
      database
        .prepare("SELECT body FROM documents")
        .all()
        .map(({ body }) => JSON.parse(String(body)) as object),
    );
  } finally {
    database.close();
  }
}

const createClientFor = (dataset: string) =>
  createWriter({ projectId: "local", dataset, token: site.token, apiHost: site.content });

beforeEach(async () => {
  file = join(temporaryFolder(), "render.js");
  writeFileSync(file, renderer);
  site = await startSite({}, { renderer: file });
  await createClientFor("production").create(post);
});
afterEach(cleanUp);

it("pages, feeds, sitemap and search work with reserved names in a stored document", async () => {
  await site.stop();
  const database = new DatabaseSync(join(site.dataDir, "datasets/production.db"));
  const { body } = database.prepare("SELECT body FROM documents WHERE id = 'post'").get() as {
    body: string;
  };
  const bad = names.map((name) => `"${name}":"x"`).join(",");
  const poisoned = body.replace('"ar":{', `"ar":{${bad},`).replace(/^\{/, `{${bad},`);
  expect(poisoned).not.toBe(body);
  database.prepare("UPDATE documents SET body = ? WHERE id = 'post'").run(poisoned);
  database.close();

  site = await startSite({ DATA_DIR: site.dataDir }, { renderer: file });
  for (const path of ["/", "/ar", "/blog", "/ar/blog"]) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toContain("Kashida");
  }
  for (const path of ["/feed.xml", "/ar/feed.xml", "/llms.txt", "/sitemap.xml"]) {
    const response = await fetch(site.url + path);
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toMatch(/kashida|Kashida|الكشيدة/);
  }
  await until(async () => {
    const answer = await fetch(`${site.url}/api/search?lang=en&q=Kashida`);
    return answer.status === 200 && ((await answer.json()) as { count: number }).count === 1;
  });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});

it.each(names)("a translator's file brings in no attribute named %s", async (name) => {
  const source = getSource(
    createClient({
      projectId: "local",
      dataset: "production",
      apiVersion: "2024-01-01",
      apiHost: site.content,
      useProjectHostname: false,
      useCdn: false,
      token: site.token,
    }),
    true,
  );
  const { text } = await exportDocuments(source, ["post"], false);
  const said = { by: "somebody", at: "2026-02-01T00:00:00Z" };
  const translated = text.replaceAll(
    /state="initial">(\s*<source[^>]*>)([\s\S]*?)<\/source>/g,
    'state="translated">$1$2</source><target>$2</target>',
  );
  const files = [
    translated.replaceAll('{"_type":"link"', `{"${name}":"x","_type":"link"`),
    translated.replaceAll('name="title"', `name="${name}"`),
    translated.replaceAll('name="title"', `name="ar.${name}"`),
  ];
  expect(files[0]).not.toBe(translated);
  for (const given of files) await importTranslations(source, given, said).catch(() => undefined);
  expect(readStored("production")).not.toContain(`"${name}":`);
  expect(readStored("production")).toContain("drafts.post");
});

it.each(names)("a form brings in no attribute named %s", async (name) => {
  const withName = (form: object) =>
    JSON.stringify(form).replace(/^\{/, `{"${name}":{"${name}":"x"},`);
  for (const [path, form] of [
    ["/api/contact", enquiry("a@example.com")],
    ["/api/newsletter", filled("a@example.com")],
  ] as const)
    expect((await site.post(path, withName(form))).status, path).toBeLessThan(500);
  const call = `{"type":"newsletter","data":{"email":"a@example.com","name":"A","${name}":"x"}}`;
  expect((await site.post("/api/send-email", call)).status).toBeLessThan(500);
  expect(readStored("submissions")).not.toContain(`"${name}":`);
});
