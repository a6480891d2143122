import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Increment after changes of schema or folding, to rebuild files. */
const version = 5;

/** Unpublished or withdrawn, scheduled, or public. */
export const visibilityStates = { hidden: 0, planned: 1, live: 2 } as const;

// Folding leaves only letters, digits and these signs. The ASCII tokenizer is the fastest.
const fts = `content='', contentless_delete=1, tokenize="ascii tokenchars '%+#'"`;

// Each length slows indexing. FTS5 finds four letters by the entries for five.
const headPrefixes = "prefix='2 3 4 5'";
const bodyPrefixes = "prefix='3 5'";

/**
 * Merges sixteen segments at once, so each word is rewritten less often. `hashsize` is in bytes.
 */
const ftsSettings = { hashsize: 8_000_000, automerge: 16, crisismerge: 32 };

// Folded `head_title` and `head_labels` are for ranking.
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
CREATE VIRTUAL TABLE heads USING fts5 (title, labels, excerpt, keys, ${headPrefixes}, ${fts});
CREATE VIRTUAL TABLE bodies USING fts5 (body, keys, ${bodyPrefixes}, ${fts});
${["heads", "bodies"]
  .flatMap((table) =>
    Object.entries(ftsSettings).map(
      ([name, value]) => `INSERT INTO ${table} (${table}, rank) VALUES ('${name}', ${value});`,
    ),
  )
  .join("\n")}
`;

export function removeIndex(file: string): void {
  for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
}

/** SQLite's CORRUPT, NOTADB, and ERROR for a missing table. */
const corruptionCodes = new Set([11, 26, 1]);
const cannotOpen = 14;

/** Whether the file is unusable, or missing. */
export function isCorrupt(error: unknown, file: string): boolean {
  if (!(error instanceof Error)) return false;
  const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
  return corruptionCodes.has(code) || (code === cannotOpen && !existsSync(file));
}

export function openReadOnly(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  // Common words read thousands of pages. The kernel frees mapped pages under memory pressure.
  db.exec("PRAGMA cache_size = -16000; PRAGMA mmap_size = 2147418112");
  return db;
}

/**
 * Opens the index for writing. Recreates a broken file, or one of another version or source.
 *
 * @param source identifies content service and dataset
 * @throws other errors, such as another process's lock
 */
export function openIndex(file: string, source: string): DatabaseSync {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const known = openKnown(file, source);
  if (known) return known;
  removeIndex(file);
  const db = open(file);
  inTransaction(db, () => {
    db.exec(schema);
    setMeta(db, "source", source);
    db.exec(`PRAGMA user_version = ${version}`);
  });
  return db;
}

function openKnown(file: string, source: string): DatabaseSync | undefined {
  let db: DatabaseSync | undefined;
  try {
    db = open(file);
    if (isCurrent(db, source)) return db;
    db.close();
  } catch (error) {
    db?.close();
    if (!isCorrupt(error, file)) throw error;
  }
  return undefined;
}

const isCurrent = (db: DatabaseSync, source: string): boolean =>
  getVersion(db) === version && getMeta(db, "source") === source;

/** Whether the file is an index of this version and source with these notes. Reads only. */
export function hasNotes(file: string, source: string, notes: readonly string[]): boolean {
  if (!existsSync(file)) return false;
  try {
    const db = openReadOnly(file);
    try {
      return isCurrent(db, source) && notes.every((name) => getMeta(db, name) !== undefined);
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
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

/** Stores the position. Call only while no other connection writes. */
export function storePosition(file: string, position: string): void {
  const db = new DatabaseSync(file);
  setMeta(db, "position", position);
  db.close();
}
