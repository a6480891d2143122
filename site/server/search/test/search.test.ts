import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createWriter } from "@agency/content/writer";
import { connectContent } from "@agency/server/internal/content/content";
import {
  type EmbeddedContent,
  openEmbeddedContent,
} from "@agency/server/internal/content/embedded";
import { createFreshness } from "@agency/server/internal/content/freshness";
import type { Writer } from "@agency/server/internal/records/store";
import { readSettings } from "@agency/server/internal/settings/settings";
import { times } from "@agency/server/internal/settings/times";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cleanUp, onCleanUp, temporaryFolder } from "../../test/support.ts";
import { createSearch } from "../search.ts";

let dataDir: string;
let embedded: EmbeddedContent;
let content: ReturnType<typeof connectContent>;
let editor: Writer;
let failures: unknown[];
const before = { ...times };

beforeEach(async () => {
  // A machine that is busy with other tests shall not make a search give up waiting.
  Object.assign(times, { searchRenewed: 60_000 });
  dataDir = temporaryFolder();
  const settings = readSettings({ DATA_DIR: dataDir });
  embedded = await openEmbeddedContent(settings, pino({ level: "silent" }));
  onCleanUp(embedded.close);
  content = connectContent(settings.content, embedded.token, {
    address: embedded.address,
  });
  editor = createWriter({
    projectId: "local",
    dataset: "production",
    token: embedded.token,
    apiHost: embedded.address,
  });
  failures = [];
});
afterEach(async () => {
  await cleanUp();
  Object.assign(times, before);
});

function open({ isTold = true, place = content.place } = {}) {
  const search = createSearch({
    dataDir,
    place,
    changes: isTold ? embedded.changes : undefined,
    failed: (error) => failures.push(error),
  });
  onCleanUp(search.close);
  const posts = async () => {
    const { results } = await search.find({ lang: "en", type: ["blogPost"] });
    return results.map(({ path }) => path);
  };
  return { ...search, posts };
}

const post = (id: string, more: object = {}) => ({
  ...{ _id: id, _type: "blogPost", title: id, isPublished: true, slug: { current: id } },
  ...more,
});
const file = () => join(dataDir, "search.db");

describe("the index", () => {
  it("is there again after a restart, with what happened meanwhile", async () => {
    const first = open();
    await editor.create(post("a"));
    await editor.create(post("b"));
    expect(await first.posts()).toEqual(["/blog/a", "/blog/b"]);
    await first.close();
    await editor.delete("a");
    await editor.create(post("c"));
    await editor
      .patch("b")
      .set({ slug: { current: "renamed" } })
      .commit();
    expect((await open().posts()).toSorted()).toEqual(["/blog/c", "/blog/renamed"]);
    expect(failures).toEqual([]);
  });

  it.each([
    ["of another form", async () => new DatabaseSync(file()).exec("PRAGMA user_version = 999")],
    ["broken", () => writeFile(file(), "no database".repeat(1_000))],
    ["empty", () => writeFile(file(), "")],
    [
      "of another source",
      async () => open({ place: { ...content.place, projectId: "other" } }).close(),
    ],
  ])("is made anew where the file is %s", async (_, spoil) => {
    await editor.create(post("a"));
    const first = open();
    expect(await first.posts()).toEqual(["/blog/a"]);
    await first.close();
    await spoil();
    expect(await open().posts()).toEqual(["/blog/a"]);
    expect(failures).toEqual([]);
  });

  it("that has much to read is searched meanwhile, and has it all in the end", async () => {
    const many = 450;
    const transaction = editor.transaction();
    for (let number = 0; number < many; number++) transaction.create(post(`post-${number}`));
    await transaction.commit();
    const search = open();
    const count = async () => (await search.find({ lang: "en", type: ["blogPost"] })).count;
    expect(await count()).toBeLessThanOrEqual(many);
    await expect.poll(count, { timeout: 20_000 }).toBe(many);
    expect(failures).toEqual([]);
  });

  it("is made anew where the file breaks while it is used", async () => {
    await editor.create(post("a"));
    const search = open();
    expect(await search.posts()).toEqual(["/blog/a"]);
    const db = new DatabaseSync(file());
    db.exec("DROP TABLE documents");
    db.close();
    await expect(search.posts()).rejects.toMatchObject({ code: "unavailable" });
    expect(failures).toEqual([expect.objectContaining({ errcode: 1 })]);
    expect(await search.posts()).toEqual(["/blog/a"]);
  });

  it("does not say that there is nothing before it has read what there is", async () => {
    await editor.create(post("a"));
    Object.assign(times, { searchFirst: 0 });
    const search = open();
    await expect(search.posts()).rejects.toMatchObject({ code: "unavailable" });
    await expect.poll(search.posts, { timeout: 20_000 }).toEqual(["/blog/a"]);
    expect(failures).toEqual([]);
  });

  it("refuses one address that asks too much at once, and never this program", async () => {
    await editor.create(post("a"));
    const { find, posts } = open();
    await posts();
    const asked = await Promise.allSettled(
      Array.from({ length: 40 }, () => find({ lang: "en" }, "192.0.2.1")),
    );
    const refused = asked.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { status: 429 } });
    const own = await Promise.all(Array.from({ length: 40 }, () => find({ lang: "en" })));
    expect(own).toHaveLength(40);
    expect(failures).toEqual([]);
  });

  it("holds nothing of what visitors send, nor drafts", async () => {
    const submissions = editor.withConfig({ dataset: "submissions" });
    await submissions.create({ _id: "visitor", _type: "contactEnquiry", name: "Private Person" });
    await editor.create({ ...post("draft", { title: "Secret Plan" }), _id: "drafts.draft" });
    await editor.create(post("a"));
    const search = open();
    for (const q of ["private", "secret"])
      expect((await search.find({ lang: "en", q, type: ["blogPost"] })).count).toBe(0);
    await search.close();
    expect(existsSync(file())).toBe(true);
  });
});

describe("what is made of an answer", () => {
  it("is old once something of its types changes, and not before", async () => {
    const freshness = createFreshness(content.reader, embedded.changes, () => {});
    const search = open();
    await editor.create(post("a"));
    const made = await freshness.date(() => search.find({ lang: "en", type: ["blogPost"] }));
    expect(freshness.isFresh(made)).toBe(true);
    await editor.create({ _id: "case", _type: "caseStudy" });
    await editor.create({ _id: "someone", _type: "teamMember" });
    expect(freshness.isFresh(made)).toBe(true);
    await editor.patch("a").set({ title: "New" }).commit();
    expect(freshness.isFresh(made)).toBe(false);
  });

  it("is made anew when the index has caught up that it was made without", async () => {
    Object.assign(times, { searchRenewed: 0 });
    const freshness = createFreshness(content.reader, embedded.changes, () => {});
    const search = open();
    await editor.create(post("a"));
    const made = await freshness.date(() => search.find({ lang: "en", type: ["blogPost"] }));
    if (made.value.count === 0) await expect.poll(() => freshness.isFresh(made)).toBe(false);
    await expect.poll(search.posts).toEqual(["/blog/a"]);
  });
});

describe("a content service that does not tell of its changes", () => {
  it("is asked now and then, and nobody waits for that", async () => {
    await editor.create(post("a"));
    const search = open({ isTold: false });
    expect(await search.posts()).toEqual(["/blog/a"]);
    await editor.create(post("b"));
    expect(await search.posts()).toEqual(["/blog/a"]);
    Object.assign(times, { searchAsked: 0 });
    await expect.poll(search.posts, { timeout: 20_000 }).toEqual(["/blog/b", "/blog/a"].toSorted());
    expect(failures).toEqual([]);
  });

  it("that has never answered leaves nothing to find", async () => {
    const place = { ...content.place, apiHost: "http://127.0.0.1:1" };
    const search = open({ isTold: false, place });
    await expect(search.posts()).rejects.toMatchObject({ code: "unavailable" });
    expect(failures).toEqual([expect.objectContaining({ code: "offline" })]);
  });
});
