import type { Reader } from "@agency/content";
import { entriesAtOnce, idsAtOnce } from "@agency/content/queries/search-entries";
import { ask } from "@agency/showcase/sample/dataset";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFinder } from "../find.ts";
import { createSteps } from "../steps.ts";
import { openIndex } from "../store.ts";

type Document = Record<string, unknown> & { _id: string; _rev: string; _updatedAt: string };

const start = Date.UTC(2026, 5, 1);
const margin = 2_000;
let dataset: Document[];
let revision = 0;
let asked: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  dataset = [];
  asked = [];
});
afterEach(() => vi.useRealTimers());

/** Writes a post as the content service does. */
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

const reader = {
  fetch: async (query: string, params: Record<string, unknown>) => {
    asked.push(params);
    return ask(dataset, query, params);
  },
} as unknown as Reader;

function index() {
  const db = openIndex(":memory:", "test");
  const steps = createSteps(db, reader, margin);
  const find = createFinder(db);
  return {
    steps,
    paths: () => find({ lang: "en", end: 50 }).results.map(({ path }) => path.split("/").at(-1)),
    count: () => find({ lang: "en", end: 0 }).count,
    async read() {
      for (;;) {
        const delta = await steps.delta("blogPost");
        if (!delta.more) return delta;
      }
    },
    async compare() {
      let misses = false;
      for (let after = ""; ; ) {
        const part = await steps.compare("blogPost", after);
        misses ||= part.misses;
        if (!part.more) return misses;
        after = part.next;
      }
    },
  };
}

it("reads what is new and what is changed, and nothing twice", async () => {
  const { read, paths, steps } = index();
  write("a");
  vi.setSystemTime(start + 60_000);
  expect(await read()).toEqual({ changed: true, more: false, differs: false });
  expect(paths()).toEqual(["a"]);
  expect(await read()).toEqual({ changed: false, more: false, differs: false });
  vi.setSystemTime(start + 120_000);
  write("b");
  write("a", { isPublished: false });
  expect(await steps.delta("blogPost")).toMatchObject({ changed: true, differs: false });
  expect(paths()).toEqual(["b"]);
});

it("reads on where many documents share a moment", async () => {
  const { read, count, steps } = index();
  const many = entriesAtOnce * 2 + 10;
  for (let number = 0; number < many; number++) write(`post-${String(number).padStart(4, "0")}`);
  expect(await steps.delta("blogPost")).toMatchObject({ changed: true, more: true });
  expect(count()).toBe(entriesAtOnce);
  expect(await read()).toMatchObject({ more: false, differs: false });
  expect(count()).toBe(many);
});

it("finds what comes later with a moment that was read already", async () => {
  const { read, paths } = index();
  write("b");
  await read();
  write("a");
  await read();
  expect(paths().toSorted()).toEqual(["a", "b"]);
  // With the same moment once more: only its revision tells.
  write("a", { isPublished: false });
  await read();
  expect(paths()).toEqual(["b"]);
});

it("knows by the number that something is gone, and which by the ids", async () => {
  const { read, compare, count, paths } = index();
  const many = idsAtOnce + 5;
  for (let number = 0; number < many; number++) write(`post-${String(number).padStart(4, "0")}`);
  await read();
  remove("post-0000");
  remove(`post-${idsAtOnce + 2}`);
  expect(await read()).toMatchObject({ differs: true });
  expect(await compare()).toBe(false);
  expect(count()).toBe(many - 2);
  expect(paths()).not.toContain("post-0000");
  expect(await read()).toMatchObject({ differs: false });
});

it("misses what was written by a clock that went back, until all is read again", async () => {
  const { read, compare, paths, steps } = index();
  write("a");
  vi.setSystemTime(start + 60_000);
  await read();
  vi.setSystemTime(start - 60_000);
  write("late");
  write("a", { title: "again" });
  vi.setSystemTime(start + 120_000);
  expect(await read()).toMatchObject({ changed: false, differs: true });
  expect(await compare()).toBe(true);
  steps.restart("blogPost");
  expect(await read()).toMatchObject({ changed: true, differs: false });
  expect(paths().toSorted()).toEqual(["a", "late"]);
  expect(await compare()).toBe(false);
});

it("does not take for missed what is written while it compares", async () => {
  const { read, compare } = index();
  write("a");
  await read();
  vi.setSystemTime(start + 60_000);
  write("b");
  expect(await compare()).toBe(false);
});

it("shows what is planned from its moment on, and not before", async () => {
  const { read, paths, steps, count } = index();
  const later = new Date(start + 3_600_000).toISOString();
  write("planned", { publishedDate: later, category: "Design" });
  write("hidden", { publishedDate: later, isPublished: false });
  write("wrong", { publishedDate: "soon" });
  await read();
  expect(steps.due()).toEqual({ changed: false, more: false, nextDue: start + 3_600_000 });
  expect([paths(), count()]).toEqual([[], 0]);
  vi.setSystemTime(start + 3_600_000);
  expect(steps.due()).toMatchObject({ changed: true, nextDue: undefined });
  expect([paths(), count()]).toEqual([["planned"], 1]);
  // Planned anew.
  write("planned", { publishedDate: new Date(start + 7_200_000).toISOString() });
  await read();
  expect([paths(), count()]).toEqual([[], 0]);
});

it("takes out what is withdrawn from its moment on, and not before", async () => {
  const { read, paths, steps, count } = index();
  const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString();
  write("ends", { withdrawAt: at(1), category: "Design" });
  write("over", { withdrawAt: at(-1) });
  write("between", { publishedDate: at(1), withdrawAt: at(2) });
  await read();
  expect(steps.due()).toEqual({ changed: false, more: false, nextDue: start + 3_600_000 });
  expect([paths(), count()]).toEqual([["ends"], 1]);
  vi.setSystemTime(start + 3_600_000);
  expect(steps.due()).toMatchObject({ changed: true, nextDue: start + 7_200_000 });
  expect([paths(), count()]).toEqual([["between"], 1]);
  vi.setSystemTime(start + 7_200_000);
  expect(steps.due()).toMatchObject({ changed: true, nextDue: undefined });
  expect([paths(), count()]).toEqual([[], 0]);
  // Put off after it was over.
  write("ends", { withdrawAt: at(9) });
  await read();
  expect([paths(), count()]).toEqual([["ends"], 1]);
});

it("has the site's own pages in both languages", async () => {
  const db = openIndex(":memory:", "test");
  const steps = createSteps(db, reader, margin);
  expect(steps.pages()).toEqual({ changed: true, more: false });
  expect(steps.pages()).toEqual({ changed: false, more: false });
  const find = createFinder(db);
  const { results, count } = find({ lang: "ar", type: ["page"], end: 50 });
  expect(count).toBe(results.length);
  expect(results.map(({ path }) => path)).toContain("/about");
  for (const { title } of results) expect(title).toMatchObject({ lang: "ar" });
  expect(find({ lang: "en", q: "cookies" }).results.map(({ path }) => path)).toContain(
    "/cookie-policy",
  );
});
