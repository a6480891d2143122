import { setTimeout as sleep } from "node:timers/promises";
import type { Reader } from "@agency/content";
import { caseStudyIdQuery } from "@agency/content/queries/case-studies";
import { plannedChangesQuery } from "@agency/content/queries/planned-changes";
import { postIdQuery } from "@agency/content/queries/posts";
import { createWriter } from "@agency/content/writer";
import type { ContentChanges } from "@agency/content-lake";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connectContent } from "../src/content/content.ts";
import { openEmbeddedContent } from "../src/content/embedded.ts";
import {
  createInvalidation,
  type Invalidation,
  recordCacheTags,
  recordStaleWhen,
} from "../src/content/invalidation.ts";
import type { Writer } from "../src/records/store.ts";
import { readSettings } from "../src/settings/settings.ts";
import { cleanUp, onCleanUp, temporaryFolder } from "./support/cleanUp.ts";

let reader: Reader;
let editor: Writer;
let invalidation: Invalidation;
let changes: ContentChanges;
/** Late requests of the previous test may fail. */
let failures: unknown[];

beforeEach(async () => {
  const settings = readSettings({ DATA_DIR: temporaryFolder() });
  const embedded = await openEmbeddedContent(settings, pino({ level: "silent" }));
  onCleanUp(embedded.close);
  reader = connectContent(settings.content, embedded.token, {
    address: embedded.address,
  }).reader;
  editor = createWriter({
    projectId: "local",
    dataset: "production",
    token: embedded.token,
    apiHost: embedded.address,
  });
  const own: unknown[] = [];
  failures = own;
  changes = embedded.changes;
  invalidation = createInvalidation(reader, changes, (error) => own.push(error));
});
afterEach(async () => {
  expect(failures).toEqual([]);
  await cleanUp();
});

const post = (id: string, more: object = {}) => ({
  _id: id,
  _type: "blogPost",
  title: "Post",
  isPublished: true,
  slug: { _type: "slug", current: id },
  ...more,
});

describe("what was made of content", () => {
  it("is fresh until something of its kind changes, and whatever happens to drafts", async () => {
    await editor.create(post("a"));
    const posts = await invalidation.track(() => reader.fetch(postIdQuery, { slug: "a" }));
    const cases = await invalidation.track(() => reader.fetch(caseStudyIdQuery, { slug: "case" }));
    expect(posts.value).toBe("a");
    const state = () => [posts, cases].map(invalidation.isFresh);
    expect(state()).toEqual([true, true]);

    await editor.create({ _id: "someone", _type: "teamMember", name: "سلمى" });
    await editor.create({ ...post("a"), _id: "drafts.a", title: "New" });
    expect(state()).toEqual([true, true]);

    await editor.patch("a").set({ title: "New" }).commit();
    expect(state()).toEqual([false, true]);
    await editor.create({ _id: "case", _type: "caseStudy", slug: { current: "case" } });
    expect(state()).toEqual([false, false]);
  });

  it("is not fresh where it changed while it was made", async () => {
    const posts = await invalidation.track(async () => {
      const id = await reader.fetch(postIdQuery, { slug: "b" });
      await editor.create(post("b"));
      return id;
    });
    expect(posts.value).toBeNull();
    expect(invalidation.isFresh(posts)).toBe(false);
  });

  it("depends on everything where an answer does not tell what it depends on", async () => {
    const made = await invalidation.track(async () => {
      await reader.fetch(caseStudyIdQuery, { slug: "case" });
      recordCacheTags(undefined);
    });
    await editor.create({ ...post("c"), _id: "drafts.c" });
    expect(invalidation.isFresh(made)).toBe(true);
    await editor.create(post("c"));
    expect(invalidation.isFresh(made)).toBe(false);
  });

  it("is not fresh once an answer says that it has become old", async () => {
    let isOver = false;
    const made = await invalidation.track(async () => recordStaleWhen(() => isOver));
    expect(invalidation.isFresh(made)).toBe(true);
    isOver = true;
    expect(invalidation.isFresh(made)).toBe(false);
  });

  describe("once something planned is due", () => {
    async function comes(slug: string): Promise<void> {
      const make = () => invalidation.track(() => reader.fetch(postIdQuery, { slug }));
      let made = await make();
      const value = async () => {
        if (!invalidation.isFresh(made)) made = await make();
        return made.value;
      };
      await expect.poll(value, { timeout: 20_000 }).toBe(slug);
    }

    it("is not fresh, though an answer from just before is still given out", async () => {
      const moment = Date.now() + 3_000;
      await editor.create(post("e", { publishedDate: new Date(moment).toISOString() }));
      const asked = async () => reader.fetch(postIdQuery, { slug: "e" });
      while (Date.now() < moment) await asked();
      await comes("e");
    });

    it("is not fresh, though it fell due while it was asked what is due next", async () => {
      const moment = Date.now() + 3_000;
      const slow: Reader = {
        async fetch(query, params, options) {
          if ((query as string) === plannedChangesQuery)
            await sleep(Math.max(0, moment + 500 - Date.now()));
          return reader.fetch(query, params, options);
        },
      };
      const own = failures;
      invalidation = createInvalidation(slow, changes, (error) => own.push(error));
      await editor.create(post("f", { publishedDate: new Date(moment).toISOString() }));
      await comes("f");
    });
  });

  it("is not fresh once something planned is due", async () => {
    const soon = new Date(Date.now() + 5_000).toISOString();
    await editor.create(post("d", { publishedDate: soon }));
    const posts = await invalidation.track(() => reader.fetch(postIdQuery, { slug: "d" }));
    expect(posts.value).toBeNull();
    await expect.poll(() => invalidation.isFresh(posts), { timeout: 20_000 }).toBe(false);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));
    expect(await reader.fetch(postIdQuery, { slug: "d" })).toBe("d");
  });
});
