import { createWriter } from "@agency/content/writer";
import { cleanUp } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { createClient } from "@sanity/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PlannedEvent } from "../src/home/planned.ts";
import { type Role, roles } from "../src/roles.ts";
import { getPeople, member } from "./support/members.ts";
import { startSite } from "./support/startSite.ts";

interface Answer {
  role: Role;
  drafts: { id: string; title: string; isPublished: boolean }[];
  waiting: Record<string, unknown>;
  planned: PlannedEvent[];
}

let site: TestSite;
let content: ReturnType<typeof createWriter>;

const getWriter = (dataset: string) =>
  createWriter({ projectId: "local", dataset, token: site.token, apiHost: site.content });

beforeEach(async () => {
  site = await startSite();
  content = getWriter("production");
});
afterEach(cleanUp);

const ask = (path: string, Cookie = "") =>
  fetch(`${site.url}/desk/api/home${path}`, { headers: { Cookie } });

async function read<Result = Answer>(cookie: string, path = ""): Promise<Result> {
  const response = await ask(path, cookie);
  expect(response.status).toBe(200);
  return (await response.json()) as Result;
}

const signIn = async (role: Role, email?: string) =>
  member(site, await getPeople(site), role, email === undefined ? {} : { email });

const getClient = (Cookie: string) =>
  createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2024-01-01",
    apiHost: `${site.url}/content`,
    useProjectHostname: false,
    useCdn: false,
    headers: { Cookie },
  });

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const post = { _type: "blogPost", title: "Title", isPublished: true };
const slug = (current: string) => ({ slug: { _type: "slug", current } });

it("needs a session", async () => {
  for (const path of ["", "/planned?month=2026-11"])
    expect([path, (await ask(path)).status]).toEqual([path, 401]);
});

describe("the drafts", () => {
  it("are those that the person changed last, newest first", async () => {
    const [nora, omar] = [await signIn("editor"), await signIn("editor", "other@example.com")];
    await content.create({ ...post, _id: "a", title: "Published" });
    await getClient(nora).create({ ...post, _id: "drafts.a", title: "Changed" });
    await getClient(nora).create({ _type: "newsletterIssue", _id: "drafts.b" });
    await getClient(omar).create({ ...post, _id: "drafts.c", title: "Of somebody else" });
    await getClient(nora).create({ ...post, _id: "drafts.d", title: "Given away" });
    await getClient(omar).patch("drafts.d").set({ excerpt: "Text" }).commit();
    const { drafts } = await read(nora);
    expect(drafts).toMatchObject([
      { id: "b", type: "newsletterIssue", title: "", isPublished: false },
      { id: "a", type: "blogPost", title: "Changed", isPublished: true },
    ]);
    expect((await read(omar)).drafts.map(({ id }) => id)).toEqual(["d", "c"]);
    await getClient(nora).delete("drafts.b");
    expect((await read(nora)).drafts.map(({ id }) => id)).toEqual(["a"]);
  });
});

describe("what waits", () => {
  it("is counted for the roles that work on it", async () => {
    const received = inHours(-30);
    const application = { _type: "jobApplication", status: "new", appliedAt: received };
    const submissions = getWriter("submissions");
    await submissions
      .transaction()
      .create({ ...application, _id: "first" })
      .create({ ...application, _id: "second", appliedAt: inHours(-2) })
      .create({ ...application, _id: "moved", status: "in review" })
      .create({ ...application, _id: "withdrawn", withdrawnAt: inHours(-1) })
      .create({ ...application, _id: "answered", answers: [{ _key: "a", at: received }] })
      .commit();
    await content
      .transaction()
      .create({ ...post, _id: "unfit", excerpt: "Text", ...slug("unfit"), author: 5 })
      .create({ _id: "job", _type: "jobVacancy", title: "Work", isActive: true })
      .create({ _id: "no-title", _type: "jobVacancy", isActive: true })
      .commit();
    const found: Partial<Record<Role, unknown>> = {};
    for (const role of roles) found[role] = (await read(await signIn(role))).waiting;
    const applications = { count: 2, since: received };
    const enquiries = { count: 0, since: null };
    const translations = { missing: 3, outdated: 0 };
    expect(found).toEqual({
      admin: { applications, enquiries, translations, attention: 2 },
      editor: { enquiries, translations, attention: 2 },
      translator: { translations },
      recruiter: { applications, translations: { missing: 1, outdated: 0 }, attention: 1 },
    });
  });
});

describe("what is planned", () => {
  it("is everything of the next seven days, in order", async () => {
    const [past, soon, later, far] = [inHours(-1), inHours(2), inHours(50), inHours(24 * 9)];
    await content
      .transaction()
      .create({ ...post, _id: "post", publishedDate: soon, withdrawAt: later })
      .create({ ...post, _id: "past", publishedDate: past })
      .create({ ...post, _id: "far", publishedDate: far })
      .create({ ...post, _id: "hidden", isPublished: false, publishedDate: soon })
      .create({ ...post, _id: "drafts.draft", publishedDate: inHours(3) })
      .create({ ...post, _id: "drafts.post", publishedDate: inHours(4) })
      .create({ _id: "notice", _type: "notice", isShown: true, text: "Closed", until: inHours(5) })
      .create({ _id: "rendre", _type: "product", name: "Rendre", launchAt: inHours(6) })
      .create({ _id: "out", _type: "product", name: "Out", state: "launched", launchAt: soon })
      .create({ _id: "riyadh", _type: "office", name: "Riyadh", opensAt: inHours(7) })
      .create({ _id: "drafts.issue", _type: "newsletterIssue", subject: "Issue" })
      .commit();
    await getWriter("submissions").create({
      ...{ _id: "newsletterSending.issue", _type: "newsletterSending", issue: "issue" },
      ...{ state: "planned", dueAt: inHours(8), log: [], after: "", isListed: false },
    });
    const { planned } = await read(await signIn("translator"));
    expect(planned.map(({ kind, id, title, isDraft }) => [kind, id, title, isDraft])).toEqual([
      ["publication", "post", "Title", false],
      ["publication", "draft", "Title", true],
      ["notice-end", "notice", "Closed", false],
      ["launch", "rendre", "Rendre", false],
      ["opening", "riyadh", "Riyadh", false],
      ["newsletter", "issue", "Issue", false],
      ["withdrawal", "post", "Title", false],
    ]);
  });

  it("is listed by month, in days of the office", async () => {
    const issue = { _type: "newsletterIssue", subject: "Sent", sentAt: "2030-02-10T08:00:00Z" };
    const job = { _type: "jobVacancy", title: "Work", isActive: true };
    await content
      .transaction()
      // Midnight in Dubai is at 20:00 UTC.
      .create({ ...post, _id: "january", publishedDate: "2030-01-31T19:59:00Z" })
      .create({ ...post, _id: "first", publishedDate: "2030-01-31T20:00:00Z" })
      .create({ ...post, _id: "last", publishedDate: "2030-02-28T19:59:00Z" })
      .create({ ...post, _id: "march", publishedDate: "2030-02-28T20:00:00Z" })
      .create({ ...job, _id: "job", applicationDeadline: "2030-02-10" })
      .create({ ...issue, _id: "issue" })
      .commit();
    const cookie = await signIn("editor");
    const { events } = await read<{ events: PlannedEvent[] }>(cookie, "/planned?month=2030-02");
    expect(events.map(({ kind, id, day, at }) => [kind, id, day, at])).toEqual([
      ["publication", "first", "2030-02-01", "2030-01-31T20:00:00Z"],
      ["deadline", "job", "2030-02-10", null],
      ["sent", "issue", "2030-02-10", "2030-02-10T08:00:00Z"],
      ["publication", "last", "2030-02-28", "2030-02-28T19:59:00Z"],
    ]);
    for (const month of ["", "2030-13", "0030-01", "2030-1"])
      expect([month, (await ask(`/planned?month=${month}`, cookie)).status]).toEqual([month, 422]);
  });
});
