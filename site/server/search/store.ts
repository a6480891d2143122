import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { SearchType } from "../../shared/search.ts";
import type { Entry, Label } from "./entry.ts";
import { indexed, keyword } from "./words.ts";

/** Counts up with the form of the file, and with how texts are folded: a file of another form is made anew. */
const form = 3;

/** Hidden by the editor or withdrawn, to be shown from its moment on, or shown. */
const states = { hidden: 0, planned: 1, live: 2 } as const;

const tokenize = `tokenize="unicode61 remove_diacritics 0 tokenchars '%+#'"`;

const schema = `
CREATE TABLE documents (
  row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL, rev TEXT NOT NULL,
  state INTEGER NOT NULL, moment INTEGER, until INTEGER,
  path TEXT NOT NULL, title_en TEXT, title_ar TEXT
) STRICT;
CREATE INDEX documents_by_type ON documents (type, id, rev);
CREATE INDEX documents_by_state ON documents (state);
CREATE INDEX documents_by_end ON documents (until) WHERE until IS NOT NULL AND state = 2;
CREATE TABLE texts (
  row INTEGER PRIMARY KEY, names TEXT NOT NULL,
  excerpt_en TEXT, excerpt_ar TEXT, body_en TEXT, body_ar TEXT
) STRICT;
CREATE TABLE labels (
  row INTEGER NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, ar TEXT, PRIMARY KEY (row, kind, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE counts (
  kind TEXT NOT NULL, key TEXT NOT NULL, ar TEXT, count INTEGER NOT NULL, PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX counts_by_count ON counts (kind, count DESC, key);
CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE VIRTUAL TABLE heads USING fts5 (
  title, labels, excerpt, keys, prefix='2 3 4 5', ${tokenize}
);
CREATE VIRTUAL TABLE bodies USING fts5 (
  body, keys, content='', contentless_delete=1, prefix='2 3 4 5', ${tokenize}
);
`;

/** Removes the file with what SQLite keeps beside it. */
export function removeIndex(file: string): void {
  for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
}

function opened(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -8000");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** SQLite's result codes CORRUPT, NOTADB, and of a file that is gone: ERROR (no such table), CANTOPEN. */
const broken = new Set<unknown>([11, 26, 1, 14]);

/** Whether an error says that the file cannot be used. */
export const isBroken = (error: unknown): boolean =>
  error instanceof Error && broken.has((error as { errcode?: number }).errcode);

const userVersion = (db: DatabaseSync) => db.prepare("PRAGMA user_version").get()?.user_version;

/**
 * Opens the index for writing. A file that is of another form, of another source or broken is
 * deleted and made anew: all of it can be had again.
 *
 * @param source names where the documents come from
 */
export function openIndex(file: string, source: string): DatabaseSync {
  try {
    const db = opened(file);
    const isKnown = userVersion(db) === form && note(db, "source") === source;
    if (isKnown) return db;
    db.close();
  } catch {
    // Whatever is wrong with it, another one is made.
  }
  removeIndex(file);
  const db = opened(file);
  inTransaction(db, () => {
    db.exec(schema);
    setNote(db, "source", source);
    db.exec(`PRAGMA user_version = ${form}`);
  });
  return db;
}

/** Does something whole or not at all. */
export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}

export const note = (db: DatabaseSync, name: string): string | undefined =>
  db.prepare("SELECT value FROM notes WHERE name = ?").get(name)?.value as string | undefined;

export const setNote = (db: DatabaseSync, name: string, value: string): void =>
  void db.prepare("INSERT OR REPLACE INTO notes VALUES (?, ?)").run(name, value);

/** Documents of one second. */
const perSecond = 2 ** 20;
/** With it a row's number is still exact: the year 2223. */
const mostSeconds = 8e9;

/** The number above those of the documents of that second and of all before it. */
const rowsUntil = (moment: number) =>
  (Math.min(Math.max(Math.floor(moment / 1000), 0), mostSeconds) + 1) * perSecond;

/** Writes documents into the index and takes them out. Rows are numbered by moment: the newest is the highest. */
export function createStore(db: DatabaseSync) {
  const one = {
    first: db.prepare("SELECT min(row) AS row FROM documents WHERE row >= ? AND row < ?"),
    byId: db.prepare("SELECT row, rev, state FROM documents WHERE id = ?"),
    document: db.prepare(
      "INSERT INTO documents (row, id, type, rev, state, moment, until, path, title_en, title_ar) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    ),
    texts: db.prepare(
      "INSERT INTO texts (row, names, excerpt_en, excerpt_ar, body_en, body_ar) VALUES (?, ?, ?, ?, ?, ?)",
    ),
    label: db.prepare("INSERT OR IGNORE INTO labels (row, kind, key, ar) VALUES (?, ?, ?, ?)"),
    labelsOf: db.prepare("SELECT kind, key, ar FROM labels WHERE row = ?"),
    stored: db.prepare(
      "SELECT type, title_en, title_ar, names, excerpt_en, excerpt_ar, body_en, body_ar FROM documents JOIN texts USING (row) WHERE row = ?",
    ),
    head: db.prepare(
      "INSERT INTO heads (rowid, title, labels, excerpt, keys) VALUES (?, ?, ?, ?, ?)",
    ),
    body: db.prepare("INSERT INTO bodies (rowid, body, keys) VALUES (?, ?, ?)"),
    counted: db.prepare(
      "INSERT INTO counts (kind, key, ar, count) VALUES (?, ?, ?, 1) ON CONFLICT (kind, key) DO UPDATE SET count = count + 1, ar = coalesce(excluded.ar, ar)",
    ),
    uncounted: db.prepare("UPDATE counts SET count = count - 1 WHERE kind = ? AND key = ?"),
    emptied: db.prepare("DELETE FROM counts WHERE kind = ? AND key = ? AND count <= 0"),
    state: db.prepare("UPDATE documents SET state = ? WHERE row = ?"),
    due: db.prepare(
      "SELECT row FROM documents WHERE state = ? AND row < ? AND moment <= ? LIMIT 200",
    ),
    next: db.prepare("SELECT moment FROM documents WHERE state = ? ORDER BY row LIMIT 1"),
    over: db.prepare(
      "SELECT row FROM documents WHERE until IS NOT NULL AND state = 2 AND until <= ? LIMIT 200",
    ),
    nextOver: db.prepare(
      "SELECT min(until) AS until FROM documents WHERE until IS NOT NULL AND state = 2",
    ),
  };
  const gone = ["documents", "texts", "labels"].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE row = ?`),
  );
  const forgotten = ["heads", "bodies"].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE rowid = ?`),
  );

  /** Among those of one second the one that came first stands first. */
  function freeRow(moment: number | null): number {
    const end = rowsUntil(moment ?? 0);
    const first = one.first.get(end - perSecond, end)?.row as number | null;
    return (first ?? end) - 1;
  }

  const labelsOf = (row: number) => one.labelsOf.all(row) as unknown as Label[];

  function show(row: number): void {
    const stored = one.stored.get(row) as Record<string, string | null> & { type: SearchType };
    const labels = labelsOf(row);
    const words = (...texts: (string | null | undefined)[]) =>
      indexed(texts.filter(Boolean).join("\n"));
    const keys = [
      keyword("type", stored.type),
      ...labels.map(({ kind, key }) => keyword(kind, key)),
    ].join(" ");
    one.head.run(
      row,
      words(stored.title_en, stored.title_ar),
      words(stored.names, ...labels.flatMap(({ key, ar }) => [key, ar])),
      words(stored.excerpt_en, stored.excerpt_ar),
      keys,
    );
    one.body.run(row, words(stored.body_en, stored.body_ar), keys);
    one.counted.run("type", stored.type, null);
    for (const { kind, key, ar } of labels) one.counted.run(kind, key, ar);
    one.state.run(states.live, row);
  }

  function hide(row: number): void {
    const { type } = one.stored.get(row) as { type: string };
    for (const { kind, key } of [{ kind: "type", key: type }, ...labelsOf(row)]) {
      one.uncounted.run(kind, key);
      one.emptied.run(kind, key);
    }
    for (const statement of forgotten) statement.run(row);
    one.state.run(states.hidden, row);
  }

  function remove(id: string): void {
    const known = one.byId.get(id);
    if (!known) return;
    const row = known.row as number;
    if (known.state === states.live) hide(row);
    for (const statement of gone) statement.run(row);
  }

  return {
    remove,
    /** Returns whether that changes anything. */
    put(entry: Entry, now: number): boolean {
      const known = one.byId.get(entry.id);
      if (known?.rev === entry.rev) return false;
      remove(entry.id);
      const { id, type, rev, moment, until, path, title, labels, names, excerpt, body } = entry;
      const isShown = entry.isShown && !(until !== null && until <= now);
      const isPlanned = isShown && moment !== null && moment > now;
      const row = freeRow(moment);
      const state = isPlanned ? states.planned : states.hidden;
      one.document.run(row, id, type, rev, state, moment, until, path, title.en, title.ar);
      one.texts.run(row, names, excerpt.en, excerpt.ar, body.en, body.ar);
      for (const { kind, key, ar } of labels) one.label.run(row, kind, key, ar);
      if (isShown && !isPlanned) show(row);
      return true;
    },
    /** Shows up to 200 documents whose moment has come; returns whether there were any. */
    showDue(now: number): boolean {
      const rows = one.due.all(states.planned, rowsUntil(now), now);
      for (const { row } of rows) show(row as number);
      return rows.length > 0;
    },
    /** Takes up to 200 documents out that were withdrawn; returns whether there were any. */
    hideDue(now: number): boolean {
      const rows = one.over.all(now);
      for (const { row } of rows) hide(row as number);
      return rows.length > 0;
    },
    /** When the next document is to be shown or withdrawn, in ms since the epoch. */
    nextDue(): number | undefined {
      const next = [one.next.get(states.planned)?.moment, one.nextOver.get()?.until];
      const moments = next.filter((moment) => typeof moment === "number");
      return moments.length > 0 ? Math.min(...moments) : undefined;
    },
  };
}
