import type { DatabaseSync } from "node:sqlite";
import type { Reader } from "@agency/content";
import {
  type ChangeCursor,
  caseStudyChangesQuery,
  caseStudyEntriesQuery,
  caseStudyStatesQuery,
  caseStudyTotalQuery,
  type EntryState,
  maxStates,
  postChangesQuery,
  postEntriesQuery,
  postStatesQuery,
  postTotalQuery,
  vacancyChangesQuery,
  vacancyEntriesQuery,
  vacancyStatesQuery,
  vacancyTotalQuery,
} from "@agency/content/queries/search-entries";
import { getMeta, inTransaction, setMeta } from "./database.ts";
import {
  type ContentEntries,
  type DocumentPaths,
  type DocumentType,
  documentTypes,
  type Entry,
  toEntry,
} from "./index-entry.ts";
import { createStore } from "./index-store.ts";
import type { Tokenizer } from "./tokenizer.ts";

const queries = {
  blogPost: {
    entries: postEntriesQuery,
    states: postStatesQuery,
    changes: postChangesQuery,
    total: postTotalQuery,
  },
  caseStudy: {
    entries: caseStudyEntriesQuery,
    states: caseStudyStatesQuery,
    changes: caseStudyChangesQuery,
    total: caseStudyTotalQuery,
  },
  jobVacancy: {
    entries: vacancyEntriesQuery,
    states: vacancyStatesQuery,
    changes: vacancyChangesQuery,
    total: vacancyTotalQuery,
  },
};

/** Documents per request. The ids must fit into a URL. */
const batchSize = 50;
const maxIdsLength = 5_000;

/** Requests per transaction. More of them mean fewer merges by FTS5, but more memory. */
const requestsPerWrite = 4;

/** Maximum delay of update times, in ms. Later reads overlap by it. */
const cursorOverlap = 120_000;

export interface IndexerStep {
  changed: boolean;
  /** Cursor, unless this was the last step. */
  next?: string | undefined;
}

export interface IndexState {
  complete: DocumentType[];
  /** Position up to which the index is complete. */
  position: string | undefined;
}

export interface ChangedDocument {
  id: string;
  type: DocumentType;
}

export interface IndexerDeps {
  db: DatabaseSync;
  reader: Reader;
  tokenizer: Tokenizer;
  paths: DocumentPaths;
}

/** Creates methods that read content and index it. They throw the reader's errors. */
export function createIndexer({ db, reader, tokenizer, paths }: IndexerDeps) {
  const store = createStore(db, tokenizer);
  const held = {
    count: db.prepare("SELECT count(*) AS count FROM documents WHERE type = ?"),
    between: db.prepare("SELECT id, rev FROM documents WHERE type = ? AND id > ? AND id <= ?"),
    rev: db.prepare("SELECT rev FROM documents WHERE id = ?"),
  };

  async function readEntries(type: DocumentType, batches: string[][] = []): Promise<Entry[]> {
    const query = queries[type].entries as typeof postEntriesQuery;
    const entries: Entry[] = [];
    for (const ids of batches)
      for (const one of await reader.fetch(query, { ids }))
        entries.push(toEntry(type, one as ContentEntries[typeof type], paths));
    return entries;
  }

  /**
   * Also removes documents that no longer exist.
   *
   * @param finish runs in the last transaction
   * @returns whether the index changed
   */
  async function index(
    type: DocumentType,
    ids: readonly string[],
    finish: () => void = () => {},
  ): Promise<boolean> {
    const requests = toBatches(ids);
    const writes = Array.from({ length: Math.ceil(requests.length / requestsPerWrite) }, (_, at) =>
      requests.slice(at * requestsPerWrite, (at + 1) * requestsPerWrite),
    );
    let changed = false;
    let reading = readEntries(type, writes[0]);
    for (const [at, batches] of writes.entries()) {
      const entries = await reading;
      // Requests the next batch while writing.
      reading = readEntries(type, writes[at + 1]);
      reading.catch(() => undefined);
      const found = new Set(entries.map(({ id }) => id));
      inTransaction(db, () => {
        for (const id of batches.flat()) if (!found.has(id) && store.remove(id)) changed = true;
        if (store.put(entries, Date.now())) changed = true;
        if (at === writes.length - 1) finish();
      });
    }
    if (writes.length === 0) finish();
    return changed;
  }

  const getCursor = (type: DocumentType) =>
    JSON.parse(getMeta(db, `cursor ${type}`) ?? '{"at":"","id":""}') as ChangeCursor;
  const setCursor = (type: DocumentType, cursor: ChangeCursor) =>
    setMeta(db, `cursor ${type}`, JSON.stringify(cursor));

  /** Moves a recent cursor back by the margin. */
  function moveCursorBack(cursor: ChangeCursor): ChangeCursor {
    const at = Date.parse(cursor.at);
    if (Number.isNaN(at) || Date.now() - at > cursorOverlap) return cursor;
    return { at: new Date(at - cursorOverlap).toISOString(), id: "" };
  }

  return {
    putPages(pages: readonly Entry[]): IndexerStep {
      const ids = new Set(pages.map(({ id }) => id));
      const changed = inTransaction(db, () => {
        const all = held.between.all("page", "", "\uffff").map(({ id }) => String(id));
        const removed = all.filter((id) => !ids.has(id) && store.remove(id));
        return store.put(pages, 0) || removed.length > 0;
      });
      return { changed };
    },

    getState: (): IndexState => ({
      complete: documentTypes.filter((type) => getMeta(db, `complete ${type}`) !== undefined),
      position: getMeta(db, "position"),
    }),

    setComplete: (type: DocumentType): void => setMeta(db, `complete ${type}`, ""),

    setPosition: (position: string): void => setMeta(db, "position", position),

    async count(type: DocumentType): Promise<{ held: number; total: number }> {
      const total = await reader.fetch(queries[type].total, {});
      return { held: Number(held.count.get(type)?.count), total };
    },

    /** @param position stored in the last transaction */
    async update(documents: readonly ChangedDocument[], position?: string): Promise<IndexerStep> {
      const byType = Map.groupBy(documents, ({ type }) => type);
      const finish = () => position !== undefined && setMeta(db, "position", position);
      let changed = false;
      let left = byType.size;
      for (const [type, some] of byType) {
        const ids = some.map(({ id }) => id);
        if (await index(type, ids, --left === 0 ? finish : undefined)) changed = true;
      }
      if (byType.size === 0) finish();
      return { changed };
    },

    /** Updates documents whose revision differs. */
    async compare(type: DocumentType, after: string): Promise<IndexerStep> {
      const states = await reader.fetch(queries[type].states, { id: after });
      const next = states.length === maxStates ? states.at(-1)?._id : undefined;
      const known = new Map(
        held.between
          .all(type, after, next ?? "\uffff")
          .map(({ id, rev }) => [String(id), String(rev)]),
      );
      const differing = states.filter(({ _id, _rev }) => known.get(_id) !== _rev);
      for (const { _id } of states) known.delete(_id);
      const ids = [...differing.map(({ _id }) => _id), ...known.keys()];
      return { changed: await index(type, ids), next };
    },

    /** Reads later updates, if events name no documents. */
    async readChanges(type: DocumentType): Promise<IndexerStep> {
      const cursor = getCursor(type);
      const states: EntryState[] = await reader.fetch(queries[type].changes, cursor);
      const ids = states
        .filter(({ _id, _rev }) => held.rev.get(_id)?.rev !== _rev)
        .map(({ _id }) => _id);
      const last = states.at(-1);
      const end = last ? { at: last._updatedAt, id: last._id } : cursor;
      const isMore = states.length === maxStates;
      const changed = await index(type, ids, () =>
        setCursor(type, isMore ? end : moveCursorBack(end)),
      );
      return { changed, next: isMore ? end.id : undefined };
    },

    /** Applies scheduled publications and withdrawals. */
    applyDue(): IndexerStep & { nextDue: number | undefined } {
      const changed = inTransaction(db, () => store.applyDue(Date.now()));
      return { changed, next: changed ? "" : undefined, nextDue: store.getNextDue() };
    },
  };
}

export type Indexer = ReturnType<typeof createIndexer>;

function toBatches(ids: readonly string[]): string[][] {
  const batches: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const id of new Set(ids)) {
    if (length + id.length > maxIdsLength || batches.at(-1)?.length === batchSize) {
      batches.push([]);
      length = 0;
    }
    batches.at(-1)?.push(id);
    length += id.length;
  }
  return batches;
}
