import { describe, expect, it } from "vitest";
import {
  exportDocuments,
  importTranslations,
  review,
} from "../../src/translation/import-export.ts";
import { hashField } from "../../src/translation/marks.ts";
import type { Document } from "../../src/translation/translatable-fields.ts";
import { createTranslationIndex } from "../../src/translation/translation-index.ts";
import { document, memory } from "./documents.ts";

const said = { by: "somebody", at: "2026-02-01T00:00:00Z" };

const post = (_id: string, more: Record<string, unknown> = {}): Document =>
  document({ _id, title: _id, ...more });

const machine = (arabic: string, english: string) => ({
  title: arabic,
  translation: [
    {
      _type: "translationMark",
      _key: "title",
      state: "machine",
      source: hashField({ type: "string" }, english),
      target: hashField({ type: "string" }, arabic),
      ...said,
    },
  ],
});

const documents = [
  post("done", { ar: { title: "تم" }, publishedDate: "2026-12-01T00:00:00Z" }),
  post("hidden", { isPublished: false }),
  post("old", { publishedDate: "2026-01-01T00:00:00Z" }),
  post("new", { publishedDate: "2026-03-01T00:00:00Z" }),
  post("machine", { publishedDate: "2026-04-01T00:00:00Z", ar: machine("آلة", "machine") }),
  post("popular", { isPopular: true, ar: machine("شائع", "popular") }),
  post("drafts.begun", { title: "Begun" }),
  post("outdated", { ar: machine("قديم", "another title"), publishedDate: "2026-05-01T00:00:00Z" }),
  document({ _id: "member", _type: "teamMember", bio: "Bio", ar: { bio: "سيرة", role: "دور" } }),
  document({ _id: "way", _type: "redirect", from: "/a" }),
];

const parseIds = (entries: { id: string }[]) => entries.map(({ id }) => id);

async function opened(of: "published" | "drafts", more: Document[] = []) {
  const place = memory([...documents, ...more]);
  const overview = createTranslationIndex(place.source, of);
  await overview.refresh();
  return { ...place, overview };
}

describe("the overview", () => {
  it("has what to do first at first", async () => {
    const { overview } = await opened("drafts");
    expect(parseIds(overview.find({ types: ["blogPost"], wanted: "todo" }))).toEqual([
      "popular",
      "new",
      "old",
      "outdated",
      "machine",
      "hidden",
      "begun",
    ]);
  });

  it("finds fields by what they are, and documents by their titles", async () => {
    const { overview } = await opened("drafts");
    const find = (filter: Parameters<typeof overview.find>[0]) => parseIds(overview.find(filter));
    expect(find({ wanted: "machine" })).toEqual(["popular", "machine"]);
    expect(find({ wanted: "outdated" })).toEqual(["outdated"]);
    expect(find({ wanted: "missing", isShownOnly: true })).toEqual(["new", "old"]);
    expect(find({ text: " MACH" })).toEqual(["machine"]);
    expect(find({ types: [] })).toEqual([]);
    expect(find({ wanted: "whole", types: ["teamMember"] })).toEqual(["member"]);
  });

  it("tells of English that is missing", async () => {
    const shown = { isPublished: true, bio: undefined };
    const one = document({ _id: "b", _type: "teamMember", ...shown, ar: { bio: "سيرة" } });
    const { overview } = await opened("drafts", [one]);
    expect(overview.find({ wanted: "english" })).toMatchObject([
      { id: "b", fields: [{ path: "bio", en: "missing" }] },
      { id: "member", fields: [{ path: "role" }] },
    ]);
  });

  it("counts by type", async () => {
    const { overview } = await opened("drafts");
    expect(overview.counts({})).toMatchObject([
      {
        type: "blogPost",
        documents: 8,
        states: { missing: 4, outdated: 1, machine: 2, whole: 1, reviewed: 0 },
        english: 0,
      },
      { type: "teamMember", documents: 1, states: { whole: 1 }, english: 1 },
    ]);
    expect(overview.counts({ isShownOnly: true, types: ["blogPost"] })).toMatchObject([
      { documents: 6, states: { missing: 2 } },
    ]);
  });

  it("is of what visitors read, or of what is worked on", async () => {
    const draft = post("drafts.new", { ar: { title: "جديد" } });
    const drafts = await opened("drafts", [draft]);
    expect(parseIds(drafts.overview.find({ wanted: "missing", isShownOnly: true }))).toEqual([
      "old",
    ]);
    expect(drafts.overview.find({ text: "new" })).toMatchObject([{ isDrafted: true }]);
    const published = await opened("published", [draft]);
    const find = (filter: object) => parseIds(published.overview.find(filter));
    expect(find({ wanted: "missing", isShownOnly: true })).toEqual(["new", "old"]);
    expect(find({ text: "begun" })).toEqual([]);
  });

  it("reads what has changed, and nothing else, and forgets what is gone", async () => {
    const { overview, kept, timesRead } = await opened("drafts");
    const before = timesRead();
    await overview.refresh();
    expect(timesRead()).toBe(before);
    kept.set("old", { ...post("old", { ar: { title: "قديم" } }), _rev: "2" });
    kept.delete("new");
    await overview.refresh();
    expect(timesRead()).toBe(before + 1);
    expect(parseIds(overview.find({ wanted: "missing", isShownOnly: true }))).toEqual([]);
    kept.set("drafts.old", post("drafts.old"));
    await overview.refresh();
    expect(parseIds(overview.find({ wanted: "missing", isShownOnly: true }))).toEqual(["old"]);
  });

  it("has for who asks while it is read what was written before that", async () => {
    const { overview, kept } = await opened("drafts");
    const first = overview.refresh();
    kept.delete("new");
    await Promise.all([first, overview.refresh()]);
    expect(parseIds(overview.find({ text: "new" }))).toEqual([]);
  });
});

describe("a translator's file", () => {
  const answered = (text: string) =>
    text.replaceAll(
      /state="initial">(\s*)(<source[^>]*>)([^<]*)(<\/source>)/g,
      (_, space, open, word, close) =>
        `state="translated">${space}${open}${word}${close}<target>ترجمة ${word}</target>`,
    );

  it("is written into drafts, and the second time not at all", async () => {
    const { source, kept, overview } = await opened("drafts");
    const { text } = await exportDocuments(source, ["old", "begun", "gone"], true);
    const imported = await importTranslations(source, answered(text), said);
    expect(imported).toEqual({ fields: 2, documents: 2, refused: [], outdated: [] });
    expect(kept.get("old")).toEqual(documents[2]);
    expect(kept.get("drafts.old")).toMatchObject({ title: "old", ar: { title: "ترجمة old" } });
    expect(kept.get("drafts.begun")).toMatchObject({ ar: { title: "ترجمة Begun" } });
    const revisions = await source.revisions();
    const again = await importTranslations(source, answered(text), said);
    expect(again).toMatchObject({ fields: 0, documents: 0 });
    expect(await source.revisions()).toEqual(revisions);
    await overview.refresh();
    const found = overview.find({ wanted: "translated" });
    expect(parseIds(found)).toEqual(["old", "begun"]);
  });

  it("names a document that there is not, and one that somebody else changed meanwhile", async () => {
    const { source, kept } = await opened("drafts");
    const { text } = await exportDocuments(source, ["old", "new"], true);
    kept.delete("new");
    const slow = {
      ...source,
      async documents(ids: readonly string[]) {
        const found = await source.documents(ids);
        if (ids.includes("old")) kept.set("drafts.old", post("drafts.old"));
        return found;
      },
    };
    const { refused, fields } = await importTranslations(slow, answered(text), said);
    expect(fields).toBe(0);
    expect(refused).toEqual([
      "“old”: somebody changed it meanwhile. Import the file again.",
      "“new”: there is no such document (any more).",
    ]);
  });
});

describe("looking a translation through", () => {
  it("marks the draft, and what is published where it says the same", async () => {
    const ar = machine("شائع", "popular");
    const draft = post("drafts.popular", { title: "popular", ar, excerpt: "New" });
    const { source, kept, overview } = await opened("drafts", [draft]);
    await review(source, "popular", ["title"], { ...said, state: "reviewed" });
    await overview.refresh();
    expect(overview.find({ wanted: "reviewed" })).toMatchObject([{ id: "popular" }]);
    for (const id of ["popular", "drafts.popular"])
      expect(kept.get(id)).toMatchObject({
        ar: { title: "شائع", translation: [{ state: "reviewed" }] },
      });
    kept.set("drafts.machine", post("drafts.machine", { ar: { title: "آخر" } }));
    await review(source, "machine", ["title"], { ...said, state: "final" });
    expect(kept.get("machine")).toEqual(documents[4]);
    expect(kept.get("drafts.machine")).toMatchObject({ ar: { translation: [{ state: "final" }] } });
  });

  it("says of a field without Arabic that it is to have none", async () => {
    const { source, overview } = await opened("drafts");
    await review(source, "old", ["title"], { ...said, state: "reviewed" });
    await overview.refresh();
    expect(parseIds(overview.find({ wanted: "missing", isShownOnly: true }))).toEqual(["new"]);
  });
});
