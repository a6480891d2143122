import { cleanUp } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { filled } from "@agency/server/testing/visitors";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type AccountDeps,
  changeRole,
  end,
  findPerson,
  invite,
  type Person,
} from "../src/accounts/index.ts";
import { askInbox, getPeople, member } from "./support/members.ts";
import { startSite } from "./support/startSite.ts";

let site: TestSite;
let deps: AccountDeps;

beforeEach(async () => {
  site = await startSite();
  deps = await getPeople(site);
});
afterEach(cleanUp);

const getLines = () =>
  site.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === "audit")
    .map(({ level, time, msg, ...line }) => line);

const find = async (email: string): Promise<Person> => {
  const person = await findPerson(deps, email);
  if (!person) throw new Error(`${email} is missing`);
  return person;
};

describe("the log", () => {
  it("has who published, withdrew and deleted a document, by ids", async () => {
    const cookie = await member(site, deps, "editor");
    const { _id: by } = await find("editor@example.com");
    const act = async (...actions: object[]) => {
      const response = await fetch(`${site.url}/content/v2025-02-19/data/actions/production`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Cookie: cookie },
        body: JSON.stringify({ actions }),
      });
      expect(response.status).toBe(200);
    };
    const ids = { draftId: "drafts.post", publishedId: "post" };
    const attributes = { _id: "drafts.post", _type: "blogPost", title: "A secret title" };
    const create = { actionType: "sanity.action.document.create", publishedId: "post", attributes };
    const before = getLines().length;
    await act(create);
    expect(getLines()).toHaveLength(before);
    await act({ actionType: "sanity.action.document.publish", ...ids });
    await act({ actionType: "sanity.action.document.unpublish", ...ids });
    await act({ actionType: "sanity.action.document.publish", ...ids });
    await act({
      actionType: "sanity.action.document.edit",
      ...ids,
      patch: { set: { title: "Another" } },
    });
    await act({ actionType: "sanity.action.document.unpublish", ...ids });
    await act({ actionType: "sanity.action.document.publish", ...ids });
    await act({
      actionType: "sanity.action.document.delete",
      publishedId: "post",
      includeDrafts: [],
    });
    const about = { by, document: "post", type: "blogPost" };
    expect(getLines().slice(before)).toEqual(
      ["publish", "unpublish", "publish", "unpublish", "publish", "delete"].map((event) => ({
        event,
        ...about,
      })),
    );
    expect(site.log.join("")).not.toContain("secret title");
  });

  it("has who got and lost access, without addresses", async () => {
    await member(site, deps, "editor");
    const { _id: whom } = await find("editor@example.com");
    await changeRole(deps, { person: await find("editor@example.com"), role: "admin", by: whom });
    await end(deps, { person: await find("editor@example.com"), by: "Salma" });
    await invite(deps, { email: "new@example.com", role: "recruiter", by: whom });
    const { _id: invited } = await find("new@example.com");
    expect(getLines()).toEqual([
      { event: "invite", by: "command line", whom, role: "editor" },
      { event: "join", by: whom, whom },
      { event: "role-change", by: whom, whom, role: "admin" },
      { event: "access-end", by: "command line", whom },
      { event: "invite", by: whom, whom: invited, role: "recruiter" },
    ]);
    expect(site.log.join("")).not.toMatch(/@example\.com|Salma/);
  });

  it("has who erased which records", async () => {
    const cookie = await member(site, deps, "admin");
    const { _id: by } = await find("admin@example.com");
    await site.post("/api/newsletter", filled("reader@example.com"));
    const record = await site.subscriber("reader@example.com");
    const person = { email: "reader@example.com", repeated: "reader@example.com" };
    const erased = await askInbox(site, cookie, ["POST", "/person/erase", person]);
    expect(erased.status).toBe(200);
    expect(getLines().at(-1)).toEqual({ event: "erase", by, records: [record?._id], files: 0 });
    expect(site.log.join("")).not.toContain("@example.com");
  });

  it("is without lines for entries that name no event, and lets them be stored", async () => {
    await deps.writer.create({ _id: "trace.old", _type: "trace", at: "2020-01-01T00:00:00Z" });
    await site.writer.create({ _id: "deletion.old", _type: "deletion", reason: "purge" });
    expect(getLines()).toEqual([{ event: "purge", by: "server", records: [] }]);
    expect(site.log.join("")).not.toContain("audit failed");
  });
});
