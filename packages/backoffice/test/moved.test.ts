import { type Redirect, redirectsQuery } from "@agency/content/queries/redirects";
import { createWriter } from "@agency/content/writer";
import { loadSecret } from "@agency/server/internal/settings/secret";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { documentRenderer } from "@agency/server/testing/renderer";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { invite } from "../src/accounts/index.ts";
import { deskDataset } from "../src/dataset.ts";
import type { Role } from "../src/roles.ts";
import { startSite } from "./support/startSite.ts";

let site: TestSite;
let editor: ReturnType<typeof createWriter>;

const getWriter = (dataset: string) =>
  createWriter({ projectId: "local", dataset, token: site.token, apiHost: site.content });

beforeEach(async () => {
  site = await startSite({}, { renderer: documentRenderer() });
  editor = getWriter("production");
});
afterEach(cleanUp);

const post = (slug: string, more: object = {}) => ({
  _id: "post",
  _type: "blogPost",
  title: slug,
  slug: { current: slug },
  isPublished: true,
  ...more,
});

const open = async (path: string) => {
  const answer = await fetch(new URL(encodeURI(path), site.url), { redirect: "manual" });
  const to = answer.headers.get("Location");
  return to === null ? answer.status : `${answer.status} ${decodeURI(to)}`;
};

const redirects = async () =>
  (await editor.fetch<Redirect[]>(redirectsQuery)).map(({ from }) => from);

async function member(role: Role): Promise<string> {
  const deps = {
    writer: getWriter(deskDataset),
    secret: await loadSecret(site.dataDir, undefined),
  };
  const { token } = await invite(deps, { email: `${role}@example.com`, role, by: "cli" });
  const account = { token, name: role, password: "correct horse battery staple" };
  const answer = await site.post("/desk/api/account", account);
  return answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

const act = async (cookie: string, ...actions: object[]) => {
  const answer = await site.post(
    "/content/v2025-02-19/data/actions/production",
    { actions },
    { Cookie: cookie },
  );
  return answer.status;
};

const publish = {
  actionType: "sanity.action.document.publish",
  draftId: "drafts.post",
  publishedId: "post",
};

describe("a slug that changes", () => {
  it("leaves a redirect when it is published, in both languages, and not before", async () => {
    await editor.create(post("old"));
    expect(await open("/blog/old")).toBe(200);
    await editor.create({ ...post("new"), _id: "drafts.post" });
    expect(await open("/blog/old")).toBe(200);
    const nora = await member("editor");
    expect(await act(nora, publish)).toBe(200);
    expect(await open("/blog/old")).toBe("301 /blog/new");
    expect(await open("/ar/blog/old")).toBe("301 /ar/blog/new");
    expect(await open("/blog/new")).toBe(200);
  });

  it("and back leaves one; twice, both lead to the end", async () => {
    await editor.create(post("a"));
    await editor.patch("post").set({ "slug.current": "b" }).commit();
    await editor.patch("post").set({ "slug.current": "a" }).commit();
    expect([await open("/blog/a"), await open("/blog/b")]).toEqual([200, "301 /blog/a"]);
    await editor.patch("post").set({ "slug.current": "c" }).commit();
    expect(await open("/blog/a")).toBe("301 /blog/c");
    expect(await open("/blog/b")).toBe("301 /blog/c");
    expect(await redirects()).toEqual(["/blog/a", "/blog/b"]);
  });

  it("leads on in any script", async () => {
    await editor.create(post("عنوان"));
    await editor.patch("post").set({ "slug.current": "آخر" }).commit();
    expect(await open("/ar/blog/عنوان")).toBe("301 /ar/blog/آخر");
  });

  it("leaves nothing where the transaction is refused", async () => {
    await editor.create(post("old"));
    await editor.create({ ...post("new"), _id: "drafts.post" });
    for (const role of ["recruiter", "translator"] as const)
      expect(await act(await member(role), publish)).toBe(403);
    expect(await open("/blog/old")).toBe(200);
    expect(await redirects()).toEqual([]);
  });
});

describe("a document that goes", () => {
  it("is gone for good, until it is published again", async () => {
    await editor.create(post("a"));
    await editor.delete("post");
    expect(await open("/blog/a")).toBe(410);
    expect(await open("/ar/blog/a")).toBe(410);
    await editor.create(post("a"));
    expect(await open("/blog/a")).toBe(200);
    expect(await redirects()).toEqual([]);
  });

  it("is gone when it is unpublished at the desk, by whoever may do that", async () => {
    const vacancy = { _id: "job", _type: "jobVacancy", title: "Work", isActive: true };
    await editor.create(vacancy);
    expect(await open("/careers/job")).toBe(200);
    const unpublish = {
      actionType: "sanity.action.document.unpublish",
      draftId: "drafts.job",
      publishedId: "job",
    };
    const omar = await member("recruiter");
    // The server creates redirects that a recruiter may not write.
    expect(await act(omar, unpublish)).toBe(200);
    expect(await open("/careers/job")).toBe(410);
    expect(await act(omar, { ...publish, draftId: "drafts.job", publishedId: "job" })).toBe(200);
    expect(await open("/careers/job")).toBe(200);
  });
});

describe("a redirect that was written through the API", () => {
  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/a\r\nSet-Cookie: b=c",
    "about",
    1,
    { path: "/about" },
  ])("to %j is ignored and logged once", async (to) => {
    await editor.create({ _id: "r", _type: "redirect", from: "/blog/old", to, status: 301 });
    expect(await open("/blog/old")).toBe(404);
    expect(await open("/ar/blog/old")).toBe(404);
    await editor.create({ _id: "other", _type: "redirect", from: "/blog/gone", status: 410 });
    expect(await open("/blog/gone")).toBe(410);
    expect(await open("/blog/old")).toBe(404);
    expect(site.log.filter((line) => line.includes("a path on this site"))).toHaveLength(1);
    expect(site.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it("to a page is followed, with its query", async () => {
    await editor.create({ _id: "r", _type: "redirect", from: "/blog/old", to: "/é", status: 301 });
    expect(await open("/ar/blog/old?a=b")).toBe("301 /ar/é?a=b");
  });
});
