import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Increment to rebuild files after changes of the schema or folding. */
const version = 4;

/** Unpublished or withdrawn, scheduled, or public. */
export const visibilityStates = { hidden: 0, planned: 1, live: 2 } as const;

const fts = `prefix='2 3 4 5', content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 tokenchars '%+#'"`;

// `head_title` and `head_labels` are folded, for ranking.
const schema = `
CREATE TABLE documents (
  row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL, rev TEXT NOT NULL,
  state INTEGER NOT NULL, moment INTEGER, until INTEGER,
  path TEXT NOT NULL, title_en TEXT, title_ar TEXT, head_title TEXT, head_labels TEXT
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
CREATE VIRTUAL TABLE heads USING fts5 (title, labels, excerpt, keys, ${fts});
CREATE VIRTUAL TABLE bodies USING fts5 (body, keys, ${fts});
INSERT INTO heads (heads, rank) VALUES ('hashsize', 4000000);
INSERT INTO bodies (bodies, rank) VALUES ('hashsize', 4000000);
`;

export function removeIndex(file: string): void {
  for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
}

/** CORRUPT, NOTADB, and for a missing file ERROR (no such table) and CANTOPEN. */
const corruptionCodes = new Set<unknown>([11, 26, 1, 14]);

/** Whether the file is unusable. */
export const isCorrupt = (error: unknown): boolean =>
  error instanceof Error && corruptionCodes.has((error as { errcode?: number }).errcode);

export function openReadOnly(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  // Common words read thousands of pages. The kernel frees mapped pages under memory pressure.
  db.exec("PRAGMA cache_size = -16000; PRAGMA mmap_size = 2147418112");
  return db;
}

/**
 * Opens the index for writing. Recreates a broken file, or one of another version or source.
 *
 * @param source identifies the content service and its dataset
 */
export function openIndex(file: string, source: string): DatabaseSync {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let known: DatabaseSync | undefined;
  try {
    known = open(file);
    if (getVersion(known) === version && getMeta(known, "source") === source) return known;
  } catch {
    // Recreated below.
  }
  known?.close();
  removeIndex(file);
  const db = open(file);
  inTransaction(db, () => {
    db.exec(schema);
    setMeta(db, "source", source);
    db.exec(`PRAGMA user_version = ${version}`);
  });
  return db;
}

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -8000");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const getVersion = (db: DatabaseSync) => db.prepare("PRAGMA user_version").get()?.user_version;

export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

export const getMeta = (db: DatabaseSync, name: string): string | undefined =>
  db.prepare("SELECT value FROM notes WHERE name = ?").get(name)?.value as string | undefined;

export const setMeta = (db: DatabaseSync, name: string, value: string): void =>
  void db.prepare("INSERT OR REPLACE INTO notes VALUES (?, ?)").run(name, value);

/** Call only while no other connection writes. */
export function storePosition(file: string, position: string): void {
  const db = new DatabaseSync(file);
  setMeta(db, "position", position);
  db.close();
}
