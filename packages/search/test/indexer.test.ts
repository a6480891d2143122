import type { Reader } from "@agency/content";
import { maxStates } from "@agency/content/queries/search-entries";
import { evaluate, parse } from "groq-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openIndex } from "../src/database.ts";
import { createIndexer } from "../src/indexer.ts";
import { createSearchIndex } from "../src/search-index.ts";
import { entry, tokenizer, paths as typePaths } from "./support.ts";

type Document = Record<string, unknown> & { _id: string; _rev: string; _updatedAt: string };

const start = Date.UTC(2026, 5, 1);
let dataset: Document[];
let revision = 0;
/** Ids of documents whose texts were read. */
let read: string[];
/** Responses until the content service fails. */
let answersLeft: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  dataset = [];
  read = [];
  answersLeft = Number.POSITIVE_INFINITY;
});
afterEach(() => vi.useRealTimers());

function write(id: string, more: object = {}): void {
  dataset = dataset.filter(({ _id }) => _id !== id);
  dataset.push({
    _id: id,
    _rev: String(++revision),
    _type: "blogPost",
    _createdAt: new Date(start).toISOString(),
    _updatedAt: new Date().toISOString(),
    title: id,
    isPublished: true,
    slug: { current: id },
    ...more,
  });
}
const remove = (id: string) => (dataset = dataset.filter(({ _id }) => _id !== id));

function writeMany(count: number): void {
  for (let number = 0; number < count; number++) write(`post-${String(number).padStart(4, "0")}`);
}

async function readContent(query: string, params: Record<string, unknown>): Promise<unknown> {
  if (answersLeft-- <= 0) throw new Error("The content service is gone.");
  if (Array.isArray(params.ids)) read.push(...(params.ids as string[]));
  const found = await evaluate(parse(query, { params }), { dataset, params });
  return found.get();
}
const reader = { fetch: readContent } as unknown as Reader;

const titled = (id: string, rev = "1") => ({ id, type: "blogPost", rev }) as const;

function index(db = openIndex(":memory:", "test")) {
  const indexer = createIndexer({ db, reader, tokenizer, paths: typePaths });
  const { find } = createSearchIndex(db, tokenizer);
  const all = async (
    step: (after: string) => Promise<{ changed: boolean; next?: string | undefined }>,
  ) => {
    let changed = false;
    for (let after: string | undefined = ""; after !== undefined; ) {
      const part = await step(after);
      changed ||= part.changed;
      after = part.next;
    }
    return changed;
  };
  return {
    db,
    indexer,
    paths: () => find({ lang: "en", end: 50 }).results.map(({ path }) => path.split("/").at(-1)),
    count: () => find({ lang: "en", end: 0 }).count,
    compare: () => all((after) => indexer.compare("blogPost", after)),
    readChanges: () => all(() => indexer.readChanges("blogPost")),
    update: (...ids: string[]) =>
      indexer.update(
        ids.map((id) => titled(id)),
        "1",
      ),
  };
}

describe("changes by ids", () => {
  it("are written, and removed once they are gone", async () => {
    const { update, paths, indexer } = index();
    write("a");
    write("b");
    expect(await update("a", "b")).toEqual({ changed: true });
    expect(paths()).toEqual(["a", "b"]);
    expect(await update("a")).toEqual({ changed: false });
    remove("a");
    write("b", { isPublished: false });
    expect(await update("a", "b")).toEqual({ changed: true });
    expect(paths()).toEqual([]);
    expect(indexer.getState().position).toBe("1");
  });

  it("keep the position of the event in the transaction of the last of them", async () => {
    const { indexer, count } = index();
    writeMany(450);
    const documents = dataset.map(({ _id }) => titled(_id));
    // The first transaction takes five.
    answersLeft = 5;
    await expect(indexer.update(documents, "1")).rejects.toThrow("gone");
    expect([count(), indexer.getState().position]).toEqual([250, undefined]);
    answersLeft = Number.POSITIVE_INFINITY;
    await indexer.update(documents, "2");
    expect([count(), indexer.getState().position]).toEqual([450, "2"]);
  });

  it("move the position without any document of the index", async () => {
    const { indexer } = index();
    expect(await indexer.update([], "7")).toEqual({ changed: false });
    expect(indexer.getState().position).toBe("7");
  });
});

describe("a comparison of revisions", () => {
  it("reads what is new, changed or gone, and nothing else", async () => {
    const { compare, paths } = index();
    write("a");
    write("b");
    write("c");
    expect(await compare()).toBe(true);
    read = [];
    expect(await compare()).toBe(false);
    expect(read).toEqual([]);
    write("b", { title: "again" });
    remove("a");
    expect(await compare()).toBe(true);
    expect(read.toSorted()).toEqual(["a", "b"]);
    expect(paths().toSorted()).toEqual(["b", "c"]);
  });

  it("continues after a kill in the middle, without reading texts again", async () => {
    const { db, compare, count } = index();
    writeMany(900);
    // Revisions and texts of the first part, then revisions and one transaction.
    answersLeft = 1 + 10 + 1 + 5;
    await expect(compare()).rejects.toThrow("gone");
    expect(count()).toBe(750);
    answersLeft = Number.POSITIVE_INFINITY;
    read = [];
    const second = index(db);
    expect(await second.compare()).toBe(true);
    expect(read).toHaveLength(150);
    expect(second.count()).toBe(900);
  });

  it("reads few documents ahead, however many there are", async () => {
    const { db, compare } = index();
    writeMany(maxStates * 4);
    const count = db.prepare("SELECT count(*) AS count FROM documents");
    let most = 0;
    const fetch = vi.spyOn(reader, "fetch").mockImplementation((async (query, params) => {
      const answer = await readContent(query, params as Record<string, unknown>);
      most = Math.max(most, read.length - Number(count.get()?.count));
      return answer;
    }) as Reader["fetch"]);
    await compare();
    fetch.mockRestore();
    expect(read).toHaveLength(maxStates * 4);
    // Written, next, and the first of the next page.
    expect(most).toBeLessThanOrEqual(3 * 250);
  });

  it("reads again what an update may have changed since it was read ahead", async () => {
    const { indexer, paths } = index();
    writeMany(maxStates + 1);
    const last = `post-${String(maxStates).padStart(4, "0")}`;
    const { next = "" } = await indexer.compare("blogPost", "");
    write(last, { slug: { current: "renamed" }, publishedDate: "2026-01-01T00:00:00Z" });
    await indexer.update([titled(last)], "1");
    await indexer.compare("blogPost", next);
    expect(paths()[0]).toBe("renamed");
  });

  it("finds what is gone in any of its parts", async () => {
    const { compare, count, paths } = index();
    const many = maxStates + 5;
    writeMany(many);
    await compare();
    remove("post-0000");
    remove(`post-${String(maxStates + 2).padStart(4, "0")}`);
    expect(await compare()).toBe(true);
    expect(count()).toBe(many - 2);
    expect(paths()).not.toContain("post-0000");
  });

  it("finds what was written by a clock that went back", async () => {
    const { compare, paths } = index();
    write("a");
    vi.setSystemTime(start + 60_000);
    await compare();
    vi.setSystemTime(start - 60_000);
    write("late");
    write("a", { title: "again" });
    vi.setSystemTime(start + 120_000);
    expect(await compare()).toBe(true);
    expect(paths().toSorted()).toEqual(["a", "late"]);
  });
});

describe("changes by update times", () => {
  it("reads what is new and what is changed, and nothing twice", async () => {
    const { readChanges, paths } = index();
    write("a");
    vi.setSystemTime(start + 60_000);
    expect(await readChanges()).toBe(true);
    expect(paths()).toEqual(["a"]);
    read = [];
    expect(await readChanges()).toBe(false);
    expect(read).toEqual([]);
    vi.setSystemTime(start + 120_000);
    write("b");
    write("a", { isPublished: false });
    expect(await readChanges()).toBe(true);
    expect(paths()).toEqual(["b"]);
  });

  it("reads on where many documents share a moment", async () => {
    const { readChanges, count, indexer } = index();
    const many = maxStates * 2 + 10;
    writeMany(many);
    expect(await indexer.readChanges("blogPost")).toMatchObject({ changed: true });
    expect(count()).toBe(maxStates);
    await readChanges();
    expect(count()).toBe(many);
  });

  it("continues after a restart", async () => {
    const { db, readChanges } = index();
    writeMany(10);
    vi.setSystemTime(start + 3_600_000);
    await readChanges();
    write("later");
    const asked = vi.spyOn(reader, "fetch");
    const second = index(db);
    await second.readChanges();
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ at: new Date(start).toISOString() });
    expect(second.count()).toBe(11);
    asked.mockRestore();
  });

  it("finds what comes later with a moment that was read already", async () => {
    const { readChanges, paths } = index();
    write("b");
    await readChanges();
    write("a");
    await readChanges();
    expect(paths().toSorted()).toEqual(["a", "b"]);
    // Only the revision differs.
    write("a", { isPublished: false });
    await readChanges();
    expect(paths()).toEqual(["b"]);
  });

  it("leaves a difference of the numbers where something is gone", async () => {
    const { readChanges, indexer } = index();
    write("a");
    write("b");
    await readChanges();
    expect(await indexer.count("blogPost")).toEqual({ held: 2, total: 2 });
    remove("a");
    await readChanges();
    expect(await indexer.count("blogPost")).toEqual({ held: 2, total: 1 });
  });
});

it("shows what is planned from its moment on, and not before", async () => {
  const { compare, paths, indexer, count } = index();
  const later = new Date(start + 3_600_000).toISOString();
  write("planned", { publishedDate: later, category: "Design" });
  write("hidden", { publishedDate: later, isPublished: false });
  write("wrong", { publishedDate: "soon" });
  await compare();
  expect(indexer.applyDue()).toMatchObject({ changed: false, nextDue: start + 3_600_000 });
  expect([paths(), count()]).toEqual([[], 0]);
  vi.setSystemTime(start + 3_600_000);
  expect(indexer.applyDue()).toMatchObject({ changed: true, nextDue: undefined });
  expect([paths(), count()]).toEqual([["planned"], 1]);
  write("planned", { publishedDate: new Date(start + 7_200_000).toISOString() });
  await compare();
  expect([paths(), count()]).toEqual([[], 0]);
});

it("takes out what is withdrawn from its moment on, and not before", async () => {
  const { compare, paths, indexer, count } = index();
  const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString();
  write("ends", { withdrawAt: at(1), category: "Design" });
  write("over", { withdrawAt: at(-1) });
  write("between", { publishedDate: at(1), withdrawAt: at(2) });
  await compare();
  expect(indexer.applyDue()).toMatchObject({ changed: false, nextDue: start + 3_600_000 });
  expect([paths(), count()]).toEqual([["ends"], 1]);
  vi.setSystemTime(start + 3_600_000);
  expect(indexer.applyDue()).toMatchObject({ changed: true, nextDue: start + 7_200_000 });
  expect([paths(), count()]).toEqual([["between"], 1]);
  vi.setSystemTime(start + 7_200_000);
  expect(indexer.applyDue()).toMatchObject({ changed: true, nextDue: undefined });
  expect([paths(), count()]).toEqual([[], 0]);
  // After its end.
  write("ends", { withdrawAt: at(9) });
  await compare();
  expect([paths(), count()]).toEqual([["ends"], 1]);
});

it("replaces the pages of the site", () => {
  const { indexer, paths } = index();
  const page = (id: string, rev = "1") => entry(id, { type: "page", path: `/${id}`, rev });
  expect(indexer.putPages([page("about"), page("team")])).toEqual({ changed: true });
  expect(indexer.putPages([page("about"), page("team")])).toEqual({ changed: false });
  expect(indexer.putPages([page("about", "2")])).toEqual({ changed: true });
  expect(paths()).toEqual(["about"]);
});
