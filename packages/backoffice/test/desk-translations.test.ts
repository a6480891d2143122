import {
  type Count,
  type Entry,
  exportDocuments,
  getSource,
  importTranslations,
  review,
} from "@agency/content/translation";
import { createWriter } from "@agency/content/writer";
import { loadSecret } from "@agency/server/internal/settings/secret";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { type TestSite, withTimeouts } from "@agency/server/testing/startSite";
import { prepareTimeouts } from "@agency/server/testing/timeouts";
import { createClient } from "@sanity/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { invite } from "../src/accounts/index.ts";
import { deskDataset } from "../src/dataset.ts";
import { type Role, roles } from "../src/roles.ts";
import { startSite as startDefault } from "./support/startSite.ts";

const timeouts = prepareTimeouts({ content: 60_000 });
const startSite = withTimeouts(startDefault, timeouts);

let site: TestSite;
let deps: Parameters<typeof invite>[0];
let content: ReturnType<typeof createWriter>;

const getWriter = (dataset: string) =>
  createWriter({ projectId: "local", dataset, token: site.token, apiHost: site.content });

const post = { _id: "post", _type: "blogPost", title: "Title", excerpt: "Text", isPublished: true };
const job = { _id: "job", _type: "jobVacancy", title: "Work", isActive: true };

beforeEach(async () => {
  site = await startSite();
  deps = { writer: getWriter(deskDataset), secret: await loadSecret(site.dataDir, undefined) };
  content = getWriter("production");
  await content.transaction().create(post).create(job).commit();
});
afterEach(cleanUp);

async function member(role: Role): Promise<string> {
  const { token } = await invite(deps, { email: `${role}@example.com`, role, by: "cli" });
  const response = await fetch(`${site.url}/desk/api/account`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token, name: role, password: "correct horse battery staple" }),
  });
  expect(response.status).toBe(200);
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

const ask = (path: string, Cookie = "") =>
  fetch(`${site.url}/desk/api/translations${path}`, { headers: { Cookie } });

async function found(cookie: string, search = ""): Promise<[id: string, paths: string[]][]> {
  const answer = await ask(`/documents?${search}`, cookie);
  const { entries } = (await answer.json()) as { entries: Entry[] };
  return entries.map(({ id, fields }) => [id, fields.map(({ path, ar }) => `${path} ${ar}`)]);
}

const sourceFor = (Cookie: string) =>
  getSource(
    createClient({
      projectId: "local",
      dataset: "production",
      apiVersion: "2024-01-01",
      apiHost: `${site.url}/content`,
      useProjectHostname: false,
      useCdn: false,
      headers: { Cookie },
    }),
    true,
  );

const said = { by: "somebody", at: "2026-02-01T00:00:00Z" };

const translated = (text: string): string =>
  text.replaceAll(
    /state="initial">(\s*<source[^>]*>)([^<]*)<\/source>/g,
    'state="translated">$1$2</source><target>ترجمة $2</target>',
  );

describe("how documents stand in both languages", () => {
  it("is told to those whose role works on it, of what they work on", async () => {
    const seen: Record<Role, string[]> = {
      admin: ["post", "job"],
      editor: ["post", "job"],
      translator: ["post", "job"],
      recruiter: ["job"],
    };
    let recruiter = "";
    for (const role of roles) {
      const cookie = await member(role);
      if (role === "recruiter") recruiter = cookie;
      const ids = (await found(cookie)).map(([id]) => id);
      expect([role, ids.sort()]).toEqual([role, [...seen[role]].sort()]);
      const counts = (await (await ask("/counts", cookie)).json()) as Count[];
      expect(counts.map(({ type }) => type)).toEqual(
        role === "recruiter" ? ["jobVacancy"] : ["blogPost", "jobVacancy"],
      );
      const all = (await (await ask("/ids", cookie)).json()) as string[];
      expect(all.sort()).toEqual([...seen[role]].sort());
    }
    expect(await found(recruiter, "type=blogPost")).toEqual([]);
    for (const path of ["", "/counts", "/documents", "/ids"])
      expect((await ask(path)).status).toBe(401);
  });

  it("follows the content, field by field from its log", async () => {
    const cookie = await member("translator");
    expect(await found(cookie, "type=blogPost")).toEqual([
      ["post", ["title missing", "excerpt missing"]],
    ]);
    await content
      .patch("post")
      .set({ ar: { title: "عنوان", excerpt: "نص" } })
      .commit();
    expect(await found(cookie, "type=blogPost&wanted=todo")).toEqual([]);
    await content.patch("post").set({ title: "Another" }).commit();
    expect(await found(cookie, "type=blogPost")).toEqual([
      ["post", ["title outdated", "excerpt whole"]],
    ]);
    await content.patch("post").set({ "ar.title": "عنوان آخر" }).commit();
    expect(await found(cookie, "type=blogPost&wanted=outdated")).toEqual([]);
    const draft = { ...post, _id: "drafts.post", title: "Drafted", ar: { title: "عنوان آخر" } };
    await content.create(draft);
    expect(await found(cookie, "type=blogPost")).toEqual([
      ["post", ["title outdated", "excerpt missing"]],
    ]);
    await content.delete("drafts.post");
    await content.delete("post");
    expect(await found(cookie, "type=blogPost")).toEqual([]);
  });

  it("refuses what it cannot read", async () => {
    const cookie = await member("translator");
    for (const search of ["wanted=all", "from=-1", "shown=no", `text=${"a".repeat(201)}`])
      expect([search, (await ask(`/documents?${search}`, cookie)).status]).toEqual([search, 422]);
  });
});

describe("a translator's file", () => {
  it.each(roles)(
    "is written into drafts by a session, as far as the role goes: %s",
    async (role) => {
      const source = sourceFor(await member(role));
      const { text, units } = await exportDocuments(source, ["post", "job"], false);
      expect(units).toBe(3);
      const { fields, refused } = await importTranslations(source, translated(text), said);
      if (role === "recruiter") {
        expect([fields, refused]).toEqual([
          1,
          ["“post”: your role does not allow to translate it."],
        ]);
        expect(await content.getDocument("drafts.post")).toBeUndefined();
        return;
      }
      expect([fields, refused]).toEqual([3, []]);
      expect(await content.getDocument("post")).toMatchObject(post);
      expect(await content.getDocument("post")).not.toHaveProperty("ar");
      expect(await content.getDocument("drafts.post")).toMatchObject({
        ...post,
        _id: "drafts.post",
        ar: { title: "ترجمة Title", excerpt: "ترجمة Text" },
      });
      const again = await importTranslations(source, translated(text), said);
      expect(again).toMatchObject({ fields: 0, refused: [] });
    },
  );

  it("is written by nobody who is not signed in", async () => {
    const { text } = await exportDocuments(getSource(content, true), ["post"], false);
    const stranger = { ...getSource(content, true), commit: sourceFor("").commit };
    await expect(importTranslations(stranger, translated(text), said)).rejects.toMatchObject({
      statusCode: 401,
    });
    expect(await content.getDocument("drafts.post")).toBeUndefined();
  });
});

describe("looking a translation through", () => {
  it("is noted in the published document too, by who translates", async () => {
    await content
      .patch("post")
      .set({ ar: { title: "عنوان", excerpt: "نص" } })
      .commit();
    await content.patch("post").set({ title: "Another" }).commit();
    const cookie = await member("translator");
    expect(await found(cookie, "wanted=outdated")).toEqual([["post", ["title outdated"]]]);
    await review(sourceFor(cookie), "post", ["title"], { ...said, state: "reviewed" });
    expect(await found(cookie, "type=blogPost")).toEqual([
      ["post", ["title reviewed", "excerpt whole"]],
    ]);
    const recruiter = sourceFor(await member("recruiter"));
    await expect(
      review(recruiter, "post", ["excerpt"], { ...said, state: "final" }),
    ).rejects.toMatchObject({ statusCode: 403 });
  });
});
