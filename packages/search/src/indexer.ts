import type { DatabaseSync } from "node:sqlite";
import type { Reader } from "@agency/content";
import {
  type ChangeCursor,
  type EntryState,
  maxStates,
} from "@agency/content/queries/search-entries";
import { getMeta, inTransaction, setMeta } from "./database.ts";
import {
  type Batch,
  createDocumentReader,
  keepRejection,
  documentQueries as queries,
} from "./document-reader.ts";
import { type DocumentPaths, type DocumentType, documentTypes, type Entry } from "./index-entry.ts";
import { createStore } from "./index-store.ts";
import type { Tokenizer } from "./tokenizer.ts";

/** Maximum delay of update times, in ms. Reads overlap by it. */
const cursorOverlap = 120_000;

export interface IndexerStep {
  changed: boolean;
  compared?: number;
  /** Unset after the last step. */
  next?: string | undefined;
}

export interface IndexState {
  complete: DocumentType[];
  /** The index is complete up to it. */
  position: string | undefined;
}

export interface ChangedDocument {
  id: string;
  type: DocumentType;
}

/** Returns the note of a completely indexed type. */
export const getCompleteNote = (type: DocumentType): string => `complete ${type}`;

interface Page {
  next: string | undefined;
  compared: number;
  batches: Batch[];
}

export interface IndexerDeps {
  db: DatabaseSync;
  reader: Reader;
  tokenizer: Tokenizer;
  paths: DocumentPaths;
}

/** Creates methods that read and index content. They throw the reader's errors. */
export function createIndexer({ db, reader, tokenizer, paths }: IndexerDeps) {
  const store = createStore(db, tokenizer);
  const startReading = createDocumentReader({ reader, paths });
  const held = {
    count: db.prepare("SELECT count(*) AS count FROM documents WHERE type = ?"),
    between: db.prepare("SELECT id, rev FROM documents WHERE type = ? AND id > ? AND id <= ?"),
    rev: db.prepare("SELECT rev FROM documents WHERE id = ?"),
  };

  /**
   * Also removes documents that no longer exist.
   *
   * @param finish runs in the last transaction
   * @returns whether the index changed
   */
  async function index(batches: Batch[], finish: () => void = () => {}): Promise<boolean> {
    let changed = false;
    if (batches.length === 0) finish();
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const { ids } = batch;
      const entries = await batch.read();
      // Requests the next batch while writing.
      void batches[0]?.read();
      const found = new Set(entries.map(({ id }) => id));
      inTransaction(db, () => {
        for (const id of ids) if (!found.has(id) && store.remove(id)) changed = true;
        if (store.put(entries, Date.now())) changed = true;
        if (batches.length === 0) finish();
      });
    }
    return changed;
  }

  async function readPage(type: DocumentType, after: string): Promise<Page> {
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
    return { next, compared: states.length, batches: startReading(type, ids) };
  }

  /** Next page of `compare`. Updates discard it, because it may be older. */
  let ahead: { key: string; page: Promise<Page> } | undefined;
  const getPageKey = (type: DocumentType, after: string) => `${type} ${after}`;

  const getCursor = (type: DocumentType) =>
    JSON.parse(getMeta(db, `cursor ${type}`) ?? '{"at":"","id":""}') as ChangeCursor;
  const setCursor = (type: DocumentType, cursor: ChangeCursor) =>
    setMeta(db, `cursor ${type}`, JSON.stringify(cursor));

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
      complete: documentTypes.filter((type) => getMeta(db, getCompleteNote(type)) !== undefined),
      position: getMeta(db, "position"),
    }),

    setComplete: (type: DocumentType): void => setMeta(db, getCompleteNote(type), ""),

    setPosition: (position: string): void => setMeta(db, "position", position),

    async count(type: DocumentType): Promise<{ held: number; total: number }> {
      const total = await reader.fetch(queries[type].total, {});
      return { held: Number(held.count.get(type)?.count), total };
    },

    /** @param position stored in the last transaction */
    async update(documents: readonly ChangedDocument[], position?: string): Promise<IndexerStep> {
      ahead = undefined;
      const byType = Map.groupBy(documents, ({ type }) => type);
      const finish = () => position !== undefined && setMeta(db, "position", position);
      let changed = false;
      let left = byType.size;
      for (const [type, some] of byType) {
        const ids = some.map(({ id }) => id);
        if (await index(startReading(type, ids), --left === 0 ? finish : undefined)) changed = true;
      }
      if (byType.size === 0) finish();
      return { changed };
    },

    /** Updates documents of another revision. */
    async compare(type: DocumentType, after: string): Promise<IndexerStep> {
      const read = ahead?.key === getPageKey(type, after) ? ahead.page : undefined;
      ahead = undefined;
      const { next, compared, batches } = await (read ?? readPage(type, after));
      if (next !== undefined)
        ahead = { key: getPageKey(type, next), page: keepRejection(readPage(type, next)) };
      return { changed: await index(batches), compared, next };
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
      const changed = await index(startReading(type, ids), () =>
        setCursor(type, isMore ? end : moveCursorBack(end)),
      );
      return { changed, compared: states.length, next: isMore ? end.id : undefined };
    },

    applyDue(): IndexerStep & { nextDue: number | undefined } {
      const changed = inTransaction(db, () => store.applyDue(Date.now()));
      return { changed, next: changed ? "" : undefined, nextDue: store.getNextDue() };
    },
  };
}

export type Indexer = ReturnType<typeof createIndexer>;
