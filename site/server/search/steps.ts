import type { DatabaseSync } from "node:sqlite";
import type { Reader } from "@agency/content";
import {
  type CaseStudyEntry,
  caseStudyEntriesQuery,
  caseStudyStatesQuery,
  caseStudyTotalQuery,
  type EntryParams,
  type EntryState,
  entriesAtOnce,
  idsAtOnce,
  type PostEntry,
  postEntriesQuery,
  postStatesQuery,
  postTotalQuery,
  type VacancyEntry,
  vacancyEntriesQuery,
  vacancyStatesQuery,
  vacancyTotalQuery,
} from "@agency/content/queries/search-entries";
import { caseStudyEntry, type Entry, postEntry, vacancyEntry } from "./entry.ts";
import { pageEntries } from "./pageEntries.ts";
import { createStore, inTransaction, note, setNote } from "./store.ts";

/** The types that come from the content service. */
export const documentTypes = ["blogPost", "caseStudy", "jobVacancy"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** How one type is read. */
interface Source {
  entries: (reader: Reader, params: EntryParams) => Promise<(Entry & EntryState)[]>;
  states: (reader: Reader, id: string) => Promise<EntryState[]>;
  total: (reader: Reader) => Promise<number>;
}

const withState =
  <One extends EntryState>(entry: (one: One) => Entry) =>
  (one: One) => ({
    ...entry(one),
    _id: one._id,
    _rev: one._rev,
    _updatedAt: one._updatedAt,
  });

const sources: Record<DocumentType, Source> = {
  blogPost: {
    entries: async (reader, params) =>
      (await reader.fetch(postEntriesQuery, params)).map(withState<PostEntry>(postEntry)),
    states: (reader, id) => reader.fetch(postStatesQuery, { id }),
    total: (reader) => reader.fetch(postTotalQuery, {}),
  },
  caseStudy: {
    entries: async (reader, params) =>
      (await reader.fetch(caseStudyEntriesQuery, params)).map(
        withState<CaseStudyEntry>(caseStudyEntry),
      ),
    states: (reader, id) => reader.fetch(caseStudyStatesQuery, { id }),
    total: (reader) => reader.fetch(caseStudyTotalQuery, {}),
  },
  jobVacancy: {
    entries: async (reader, params) =>
      (await reader.fetch(vacancyEntriesQuery, params)).map(withState<VacancyEntry>(vacancyEntry)),
    states: (reader, id) => reader.fetch(vacancyStatesQuery, { id }),
    total: (reader) => reader.fetch(vacancyTotalQuery, {}),
  },
};

/** What came of a step. */
export interface Step {
  /** Whether the index is another one now. */
  changed: boolean;
  /** Whether there is more of the same to do. */
  more: boolean;
}

/** What came of reading what was changed. */
export interface Delta extends Step {
  /** Whether the index does not hold as many documents as there are. */
  differs: boolean;
}

const beginning: EntryParams = { at: "", id: "" };

/**
 * Keeps the index in step with the content service, in steps that are short enough to stop between
 * them.
 *
 * @param margin how long after a moment documents may still turn up that carry it, in ms
 */
export function createSteps(db: DatabaseSync, reader: Reader, margin: number) {
  const store = createStore(db);
  const held = {
    count: db.prepare("SELECT count(*) AS count FROM documents WHERE type = ?"),
    between: db.prepare(
      "SELECT id, rev FROM documents WHERE type = ? AND id > ? AND id <= ? ORDER BY id",
    ),
  };
  const cursorOf = (type: DocumentType): EntryParams =>
    JSON.parse(note(db, `cursor ${type}`) ?? JSON.stringify(beginning)) as EntryParams;
  const setCursor = (type: DocumentType, cursor: EntryParams) =>
    setNote(db, `cursor ${type}`, JSON.stringify(cursor));

  /** Where the next reading begins: a little before the end where more may come with its moment. */
  function settled(cursor: EntryParams, now: number): EntryParams {
    const at = Date.parse(cursor.at);
    if (Number.isNaN(at) || now - at > margin) return cursor;
    return { at: new Date(at - margin).toISOString(), id: "" };
  }

  return {
    /** Writes the pages that are no documents. */
    pages(): Step {
      const entries = pageEntries();
      const ids = new Set(entries.map(({ id }) => id));
      const changed = inTransaction(db, () => {
        const gone = held.between
          .all("page", "", "\uffff")
          .filter(({ id }) => !ids.has(String(id)));
        for (const { id } of gone) store.remove(String(id));
        return entries.map((entry) => store.put(entry, 0)).some(Boolean) || gone.length > 0;
      });
      return { changed, more: false };
    },

    /** Reads a part of what was changed since the last time. Throws what the reader throws. */
    async delta(type: DocumentType): Promise<Delta> {
      const { entries, total } = sources[type];
      const now = Date.now();
      const cursor = cursorOf(type);
      const changedOnes = await entries(reader, cursor);
      const last = changedOnes.at(-1);
      const end = last ? { at: last._updatedAt, id: last._id } : cursor;
      const more = changedOnes.length === entriesAtOnce;
      const changed = inTransaction(db, () => {
        const changes = changedOnes.map((entry) => store.put(entry, now));
        setCursor(type, more ? end : settled(end, now));
        return changes.some(Boolean);
      });
      const differs = !more && (await total(reader)) !== held.count.get(type)?.count;
      return { changed, more, differs };
    },

    /**
     * Compares a part of what is held with what there is, and takes out what is gone. Throws what
     * the reader throws.
     *
     * @param after the id after which it compares
     * @returns `next` is where to go on; `misses` whether something that was read already is not held
     *   as it is
     */
    async compare(
      type: DocumentType,
      after: string,
    ): Promise<Step & { next: string; misses: boolean }> {
      const states = await sources[type].states(reader, after);
      const more = states.length === idsAtOnce;
      const next = more ? (states.at(-1)?._id ?? "") : "\uffff";
      const known = new Map(
        held.between.all(type, after, next).map(({ id, rev }) => [String(id), rev]),
      );
      const { at } = cursorOf(type);
      const misses = states.some(
        ({ _id, _rev, _updatedAt }) => known.get(_id) !== _rev && _updatedAt < at,
      );
      for (const { _id } of states) known.delete(_id);
      inTransaction(db, () => {
        for (const id of known.keys()) store.remove(id);
      });
      return { changed: known.size > 0, more, next, misses };
    },

    /** Has everything of a type read again; what is held as it is stays. */
    restart: (type: DocumentType): void => setCursor(type, beginning),

    /** Shows what has fallen due, and takes out what was withdrawn. */
    due(): Step & { nextDue: number | undefined } {
      const now = Date.now();
      const changed = inTransaction(db, () =>
        [store.showDue(now), store.hideDue(now)].some(Boolean),
      );
      return { changed, more: changed, nextDue: store.nextDue() };
    },
  };
}
