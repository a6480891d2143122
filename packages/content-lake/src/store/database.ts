import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Document } from "../document.ts";
import { httpError } from "../http/errors.ts";

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    dataset TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (dataset, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transactions (
    dataset TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (dataset, id)
  ) WITHOUT ROWID;`;

/** In ms. One rewriting is enough for all the deletes before it. */
const REWRITE_AFTER = 1_000;

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;

/** Documents to write by id; `null` deletes. */
export type Changes = Map<string, Document | null>;

/** The documents on disk. Every method returns after the change is on the disk, or throws. */
export interface Database {
  load(dataset: string): Document[];
  /**
   * Writes all changes or none. What is deleted leaves the files within a second, or, after a
   * crash, when they are opened next. Throws HttpError 507 on a full disk, 500 on another write
   * error.
   */
  commit(dataset: string, changes: Changes, transactionId?: string): void;
  hasTransaction(dataset: string, transactionId: string): boolean;
  reset(dataset: string): void;
  close(): void;
}

/** Another process has the data folder open; the message is a plain sentence. */
export class LakeInUseError extends Error {}

const fileOf = (dataDir: string): string => join(dataDir, "lake.db");

/** Whether a folder holds the data of a content service. */
export const holdsLake = (dataDir: string): boolean => existsSync(fileOf(dataDir));

/**
 * Opens `dataDir/lake.db` for this process alone. The lock belongs to the process, so the operating
 * system drops it when the process ends in whatever way, and no stale lock can be left behind.
 * Throws LakeInUseError if another process has it open.
 */
export function openDatabase(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(fileOf(dataDir));
  try {
    db.exec("PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;");
    // SQLite leaves what is deleted legible on its pages otherwise.
    db.exec("PRAGMA secure_delete=ON");
    db.exec(`BEGIN EXCLUSIVE; ${SCHEMA} COMMIT;`);
    if (hasRemains(db)) rewrite(db);
    emptyLog(db);
  } catch (error) {
    db.close();
    if (errorCode(error) === SQLITE_BUSY) {
      throw new LakeInUseError(
        `The data folder ${dataDir} is open in another process. Stop that process, or choose another folder.`,
      );
    }
    throw error;
  }
  return databaseOf(db);
}

function databaseOf(db: DatabaseSync): Database {
  const select = db.prepare("SELECT body FROM documents WHERE dataset = ? ORDER BY id");
  const upsert = db.prepare(
    "INSERT INTO documents VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body",
  );
  const remove = db.prepare("DELETE FROM documents WHERE dataset = ? AND id = ?");
  const remember = db.prepare("INSERT INTO transactions VALUES (?, ?)");
  const known = db.prepare("SELECT 1 FROM transactions WHERE dataset = ? AND id = ?");

  let timer: NodeJS.Timeout | undefined;
  const rewriteSoon = () => {
    emptyLog(db);
    timer ??= setTimeout(() => {
      timer = undefined;
      rewrite(db);
    }, REWRITE_AFTER).unref();
  };

  return {
    load: (dataset) => select.all(dataset).map((row) => JSON.parse(String(row.body)) as Document),
    commit: (dataset, changes, transactionId) => {
      const deletes = [...changes.values()].includes(null);
      transaction(db, () => {
        writeAll(upsert, remove, dataset, changes);
        if (transactionId !== undefined) remember.run(dataset, transactionId);
        if (deletes) db.exec(MARK_REMAINS);
      });
      if (deletes) rewriteSoon();
    },
    hasTransaction: (dataset, id) => known.get(dataset, id) !== undefined,
    reset: (dataset) => {
      transaction(db, () => {
        db.prepare("DELETE FROM documents WHERE dataset = ?").run(dataset);
        db.prepare("DELETE FROM transactions WHERE dataset = ?").run(dataset);
        db.exec(MARK_REMAINS);
      });
      rewriteSoon();
    },
    close: () => {
      clearTimeout(timer);
      if (hasRemains(db)) rewrite(db);
      db.close();
    },
  };
}

function writeAll(upsert: StatementSync, remove: StatementSync, dataset: string, changes: Changes) {
  for (const [id, document] of changes) {
    if (document) upsert.run(dataset, id, JSON.stringify(document));
    else remove.run(dataset, id);
  }
}

// SQLite overwrites a deleted row, but not the copies that were left behind in unused parts of pages
// when rows moved to other pages. Only a rewriting leaves those out. That it is due is kept in the
// database, in the number it has for its users, so that a crash does not forget it.
const MARK_REMAINS = "PRAGMA user_version=1";

function hasRemains(db: DatabaseSync): boolean {
  return db.prepare("PRAGMA user_version").get()?.user_version === 1;
}

/** Writes the database anew, without anything that was deleted. Where there is no room, it stays due. */
function rewrite(db: DatabaseSync): void {
  try {
    db.exec("VACUUM; PRAGMA user_version=0;");
  } catch {}
  emptyLog(db);
}

/**
 * Moves the log into the database and cuts it to nothing: its older entries hold what was deleted
 * or overwritten since. Where there is no room, the next time does it.
 */
function emptyLog(db: DatabaseSync): void {
  try {
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {}
}

function transaction(db: DatabaseSync, work: () => void): void {
  try {
    db.exec("BEGIN IMMEDIATE");
    work();
    db.exec("COMMIT");
  } catch (error) {
    // SQLite may have rolled back by itself, as it does when the disk is full.
    if (db.isTransaction) db.exec("ROLLBACK");
    throw storageError(error);
  }
}

/** What a failed write is answered with, with the error as its cause; nothing was stored. */
export function storageError(error: unknown): Error {
  const full = errorCode(error) === SQLITE_FULL || (error as { code?: string }).code === "ENOSPC";
  return full
    ? httpError(507, "The disk is full: nothing was stored", {}, error)
    : httpError(500, "The change could not be written to the disk: nothing was stored", {}, error);
}

function errorCode(error: unknown): number | undefined {
  const code = (error as { errcode?: number }).errcode;
  return code === undefined ? undefined : code & 0xff;
}
