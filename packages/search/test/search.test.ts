import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createWriter } from "@agency/content/writer";
import { type ChangeFeed, type Lake, openLake } from "@agency/content-lake";
import { FairScheduler } from "@agency/content-lake/fair-scheduler";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ContentEvent, type ContentEvents, type SearchOptions, search } from "../src/index.ts";
import { folding } from "./support.ts";

let dataDir: string;
let lake: Lake;
let apiHost: string;
let editor: ReturnType<typeof createWriter>;
let failures: unknown[];
/** Queries received by the content service. */
let queries: string[];
const undo: (() => unknown)[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "agency-search-"));
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
  lake = await openLake({
    dataDir: join(dataDir, "content"),
    projectId: "local",
    datasets: { production: "public", submissions: "private" },
    publicUrl: "/content",
  });
  undo.push(() => lake.close());
  queries = [];
  failures = [];
  const answer = getRequestListener((request) => {
    queries.push(new URL(request.url).searchParams.get("query") ?? "");
    return lake.fetch(request);
  });
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  editor = createWriter({ projectId: "local", dataset: "production", token: lake.token, apiHost });
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function createEvents(feed: ChangeFeed): ContentEvents {
  return {
    count: () => feed.count(),
    last: (tags) => feed.last(tags),
    position: () => feed.position,
    subscribe: (listener) =>
      feed.subscribe(
        ({ documents, position }) =>
          listener({
            position,
            documents: documents.map(({ id, before, after }) => ({
              id,
              type: (after ?? before)?._type ?? "",
            })),
          }),
        () => {},
      ),
  };
}

/** Remote content service, without documents and event log. */
const withoutIds = (events: ContentEvents): ContentEvents => ({
  ...events,
  position: () => undefined,
  subscribe: (listener) => events.subscribe(() => listener({})),
});

interface Noted {
  tags: (readonly string[] | undefined)[];
  outdated: (() => boolean)[];
}

function open(options: Partial<SearchOptions> = {}) {
  const turns = new FairScheduler({
    maxRunning: 1,
    maxQueuedPerClient: 20,
    maxQueued: 200,
    maxWait: 5_000,
  });
  const noted: Noted = { tags: [], outdated: [] };
  const opened = search({
    dataDir,
    content: { projectId: "local", dataset: "production", apiHost },
    events: createEvents(lake.changes("production")),
    indexer: new URL("thread.ts", import.meta.url),
    folding,
    recordCacheTags: (tags) => noted.tags.push(tags),
    recordStaleWhen: (isOutdated) => noted.outdated.push(isOutdated),
    schedule: (client, work) => turns.run(client, work),
    onError: (error) => failures.push(error),
    ...options,
    // Other tests keep the machine busy.
    timeouts: { update: 60_000, build: 60_000, retry: 0, rebuild: 0, ...options.timeouts },
  });
  undo.push(opened.close);
  const posts = async () => {
    const { results } = await opened.find({ lang: "en", type: ["blogPost"] });
    return results.map(({ path }) => path);
  };
  return { ...opened, posts, noted };
}

const post = (id: string, more: object = {}) => ({
  ...{ _id: id, _type: "blogPost", title: id, isPublished: true, slug: { current: id } },
  ...more,
});
const file = () => join(dataDir, "search.db");
const readsTexts = (query: string) => query.includes("$ids");

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

  it("continues after a restart from the last event, and reads nothing again", async () => {
    const first = open();
    await editor.create(post("a"));
    await first.posts();
    // Other types change the position too.
    await editor.create({ _id: "someone", _type: "teamMember" });
    await first.close();
    queries = [];
    const second = open();
    expect(await second.posts()).toEqual(["/blog/a"]);
    expect(queries.filter((query) => !query.startsWith("count("))).toEqual([]);
    await editor.create(post("b"));
    expect(await second.posts()).toEqual(["/blog/b", "/blog/a"].toSorted());
  });

  it("finds what was written after the last event that it has stored", async () => {
    const first = open();
    await editor.create(post("a"));
    await first.posts();
    await first.close();
    // A lost event, as after a crash.
    await editor.create(post("b"));
    await editor.delete("a");
    queries = [];
    expect(await open().posts()).toEqual(["/blog/b"]);
    expect(queries.filter(readsTexts)).toHaveLength(1);
  });

  it("is written as soon as there is an event, without any search", async () => {
    const first = open({ timeouts: { start: 0 } });
    first.start();
    await editor.create(post("a"));
    await expect
      .poll(() => {
        if (!existsSync(file())) return 0;
        const db = new DatabaseSync(file(), { readOnly: true });
        const { count } = db.prepare("SELECT count(*) AS count FROM documents").get() ?? {};
        db.close();
        return count;
      })
      .toBe(2);
    expect(failures).toEqual([]);
  });

  it.each([
    ["of another form", async () => new DatabaseSync(file()).exec("PRAGMA user_version = 999")],
    ["broken", () => writeFile(file(), "no database".repeat(1_000))],
    ["empty", () => writeFile(file(), "")],
    [
      "of another source",
      async () =>
        new DatabaseSync(file()).exec("UPDATE notes SET value = 'other' WHERE name = 'source'"),
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

  it("is kept where it cannot be opened for a while", async () => {
    await editor.create(post("a"));
    const first = open();
    expect(await first.posts()).toEqual(["/blog/a"]);
    await first.close();
    const { ino } = statSync(file());
    const other = new DatabaseSync(file());
    other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    const second = open({ timeouts: { retry: 60_000 } });
    await expect(second.posts()).rejects.toMatchObject({ code: "unavailable" });
    expect(failures).toEqual([expect.objectContaining({ errcode: 5 })]);
    other.close();
    expect(statSync(file()).ino).toBe(ino);
    queries = [];
    expect(await open().posts()).toEqual(["/blog/a"]);
    expect(queries.filter(readsTexts)).toEqual([]);
  });

  it("makes the folder that it is in", async () => {
    await editor.create(post("a"));
    expect(await open({ dataDir: join(dataDir, "not", "there") }).posts()).toEqual(["/blog/a"]);
  });

  it("that has much to read has it all in the end", async () => {
    const many = 1_450;
    const transaction = editor.transaction();
    for (let number = 0; number < many; number++) transaction.create(post(`post-${number}`));
    await transaction.commit();
    const opened = open();
    const count = async () =>
      (await opened.find({ lang: "en", type: ["blogPost"] }).catch(() => undefined))?.count;
    await expect.poll(count, { timeout: 20_000 }).toBe(many);
    await editor.delete("post-7");
    await expect.poll(count, { timeout: 20_000 }).toBe(many - 1);
    expect(failures).toEqual([]);
  });

  it("tells how much of it is there, until it is complete for the first time", async () => {
    await editor.create(post("a"));
    const first = open({ timeouts: { start: 0 } });
    expect(first.getProgress()).toBeUndefined();
    first.start();
    expect(first.getProgress()).toBe(0);
    await expect.poll(first.getProgress, { timeout: 20_000 }).toBeUndefined();
    expect(await first.posts()).toEqual(["/blog/a"]);
    await first.close();
    const second = open();
    second.start();
    expect(second.getProgress()).toBeUndefined();
  });

  it("tells nothing of a build that has failed, as pages do without", async () => {
    const content = { projectId: "local", dataset: "production", apiHost: "http://127.0.0.1:1" };
    const opened = open({ content, timeouts: { start: 0, retry: 60_000 } });
    opened.start();
    expect(opened.getProgress()).toBe(0);
    await expect.poll(opened.getProgress, { timeout: 20_000 }).toBeUndefined();
    expect(failures).toEqual([expect.objectContaining({ code: "offline" })]);
  });

  it("is searched meanwhile, once it was complete", async () => {
    const transaction = editor.transaction();
    for (let number = 0; number < 1_450; number++) transaction.create(post(`post-${number}`));
    await transaction.commit();
    const first = open();
    const posts = { lang: "en", type: ["blogPost"] } as const;
    await expect
      .poll(() => first.find(posts).catch(() => undefined), { timeout: 20_000 })
      .toMatchObject({ count: 1_450 });
    await first.close();
    await editor.delete({ query: '*[_type == "blogPost" && _id > "post-5"]' });
    const second = open();
    const found = await second.find(posts);
    expect(found.count).toBeGreaterThan(0);
    const count = async () => (await second.find(posts)).count;
    await expect.poll(count, { timeout: 20_000 }).toBeLessThan(900);
  });

  it("is made anew where the file breaks while it is used", async () => {
    await editor.create(post("a"));
    const opened = open();
    expect(await opened.posts()).toEqual(["/blog/a"]);
    const db = new DatabaseSync(file());
    db.exec("DROP TABLE documents");
    db.close();
    await expect(opened.posts()).rejects.toMatchObject({ code: "unavailable" });
    expect(failures).toEqual([expect.objectContaining({ errcode: 1 })]);
    expect(await opened.posts()).toEqual(["/blog/a"]);
  });

  it("does not say that there is nothing before it has read what there is", async () => {
    await editor.create(post("a"));
    const opened = open({ timeouts: { build: 0 } });
    await expect(opened.posts()).rejects.toMatchObject({ code: "unavailable" });
    const [isOutdated] = opened.noted.outdated;
    expect(isOutdated?.()).toBe(false);
    await expect
      .poll(() => opened.posts().catch(() => undefined), { timeout: 20_000 })
      .toEqual(["/blog/a"]);
    expect(isOutdated?.()).toBe(true);
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
    const opened = open();
    await opened.posts();
    const submissions = editor.withConfig({ dataset: "submissions" });
    await submissions.create({ _id: "visitor", _type: "contactEnquiry", name: "Private Person" });
    await editor.create({ ...post("draft", { title: "Secret Plan" }), _id: "drafts.draft" });
    await editor.create(post("a"));
    for (const q of ["private", "secret"])
      expect((await opened.find({ lang: "en", q, type: ["blogPost"] })).count).toBe(0);
    expect(await opened.posts()).toEqual(["/blog/a"]);
  });

  it("has the pages of the site", async () => {
    const { find } = open();
    const { results } = await find({ lang: "ar", type: ["page"] });
    expect(results).toMatchObject([{ path: "/about", title: { text: "من نحن", lang: "ar" } }]);
  });
});

describe("what is made of an answer", () => {
  it("is old once something of its types changes, and not before", async () => {
    const changes = lake.changes("production");
    const opened = open();
    await editor.create(post("a"));
    await opened.posts();
    const [tags] = opened.noted.tags;
    expect(opened.noted.outdated).toEqual([]);
    const made = changes.count();
    await editor.create({ _id: "case", _type: "caseStudy" });
    await editor.create({ _id: "someone", _type: "teamMember" });
    expect(changes.last(tags)).toBeLessThanOrEqual(made);
    await editor.patch("a").set({ title: "New" }).commit();
    expect(changes.last(tags)).toBeGreaterThan(made);
  });

  it("is made anew when the index has caught up that it was made without", async () => {
    const opened = open({ timeouts: { update: 0 } });
    await opened.posts();
    await editor.create(post("a"));
    const made = await opened.posts();
    if (made.length === 0) {
      const isOutdated = opened.noted.outdated.at(-1);
      await expect.poll(() => isOutdated?.()).toBe(true);
    }
    await expect.poll(opened.posts).toEqual(["/blog/a"]);
  });
});

describe("a content service whose events name no documents", () => {
  it("is followed all the same", async () => {
    await editor.create(post("a"));
    const opened = open({ events: withoutIds(createEvents(lake.changes("production"))) });
    expect(await opened.posts()).toEqual(["/blog/a"]);
    await editor.create(post("b"));
    expect((await opened.posts()).toSorted()).toEqual(["/blog/a", "/blog/b"]);
    await editor.patch("b").set({ isPublished: false }).commit();
    await editor.delete("a");
    await editor.create(post("c"));
    expect(await opened.posts()).toEqual(["/blog/c"]);
    expect(failures).toEqual([]);
  });

  it("continues after a restart from the last change", async () => {
    const events = () => withoutIds(createEvents(lake.changes("production")));
    await editor.create(post("a"));
    const first = open({ events: events() });
    await first.posts();
    await first.close();
    await editor.create(post("b"));
    queries = [];
    expect((await open({ events: events() }).posts()).toSorted()).toEqual(["/blog/a", "/blog/b"]);
    expect(queries.filter(readsTexts)).toHaveLength(1);
  });

  it("is read for the types that changed, and not for drafts", async () => {
    const opened = open({ events: withoutIds(createEvents(lake.changes("production"))) });
    await opened.posts();
    queries = [];
    await editor.create({ ...post("a"), _id: "drafts.a" });
    await editor.create({ _id: "someone", _type: "teamMember" });
    await opened.posts();
    expect(queries.filter(Boolean)).toEqual([]);
  });

  it("that has never answered leaves nothing to find", async () => {
    const content = { projectId: "local", dataset: "production", apiHost: "http://127.0.0.1:1" };
    const events: ContentEvents = {
      count: () => 0,
      last: () => 0,
      position: () => undefined,
      subscribe: () => () => {},
    };
    const opened = open({ content, events, timeouts: { retry: 60_000 } });
    await expect(opened.posts()).rejects.toMatchObject({ code: "unavailable" });
    expect(failures).toEqual([expect.objectContaining({ code: "offline" })]);
  });
});

it("answers from the index while the content service is away", async () => {
  await editor.create(post("a"));
  const first = open();
  await first.posts();
  await first.close();
  const listeners = new Set<(event: ContentEvent) => void>();
  const opened = open({
    content: { projectId: "local", dataset: "production", apiHost: "http://127.0.0.1:1" },
    events: {
      ...createEvents(lake.changes("production")),
      position: () => "another",
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    timeouts: { retry: 60_000 },
  });
  expect(await opened.posts()).toEqual(["/blog/a"]);
  expect(failures).toEqual([expect.objectContaining({ code: "offline" })]);
  // No wait.
  expect(await opened.posts()).toEqual(["/blog/a"]);
});
