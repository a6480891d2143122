import type { UnfitDocument } from "@agency/content/misfits";
import { createWriter } from "@agency/content/writer";
import { cleanUp } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getPeople, member } from "./support/members.ts";
import { startSite } from "./support/startSite.ts";

let site: TestSite;
let content: ReturnType<typeof createWriter>;
let cookie: string;

beforeEach(async () => {
  site = await startSite();
  const { token, content: apiHost } = site;
  content = createWriter({ projectId: "local", dataset: "production", token, apiHost });
  cookie = await member(site, await getPeople(site), "editor");
});
afterEach(cleanUp);

const ask = (headers: Record<string, string>) =>
  fetch(`${site.url}/desk/api/attention`, { headers });

async function list(): Promise<UnfitDocument[]> {
  const response = await ask({ Cookie: cookie });
  expect(response.status).toBe(200);
  return ((await response.json()) as { documents: UnfitDocument[] }).documents;
}

const post = {
  ...{ _id: "post", _type: "blogPost", title: "Title", excerpt: "Text", isPublished: true },
  slug: { _type: "slug", current: "post" },
};

it("needs a session", async () => {
  expect((await ask({})).status).toBe(401);
});

it("lists documents with each part that is left out, and nothing else", async () => {
  const body = [{ _type: "table", _key: "t" }];
  await content.create({ ...post, body, author: 5, ar: { title: ["A"], excerpt: "نص" } });
  await content.create({ ...post, _id: "whole", slug: { current: "whole" }, body: [] });
  await content.create({ _id: "job", _type: "jobVacancy", isActive: true });
  await content.create({ _id: "hidden", _type: "blogPost" });
  expect(await list()).toEqual([
    {
      ...{ id: "post", type: "blogPost", title: "Title" },
      problems: [
        { path: "author", expected: "a text", found: "a number", excerpt: "5", omission: "field" },
        {
          path: 'body[_key=="t"]',
          ...{ expected: "a text or a picture", found: "an object", omission: "item" },
        },
        { path: "ar.title", expected: "a text", found: "a list", omission: "document" },
      ],
    },
    {
      ...{ id: "job", type: "jobVacancy", title: "job" },
      problems: [{ path: "title", expected: "a text", found: "nothing", omission: "document" }],
    },
  ]);
});

it("checks again after a change", async () => {
  await content.create({ ...post, slug: null });
  expect(await list()).toMatchObject([{ problems: [{ path: "slug.current" }] }]);
  await content.createOrReplace(post);
  expect(await list()).toEqual([]);
});

it("finds documents beyond the first request", async () => {
  const transaction = content.transaction();
  for (let index = 100; index < 350; index++)
    transaction.create({ ...post, _id: `post-${index}`, slug: { current: `p-${index}` } });
  await transaction.create({ ...post, _id: "z", title: 5 }).commit();
  expect(await list()).toMatchObject([{ id: "z", title: "z" }]);
});
