import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseDocument } from "../document.ts";
import { getFile, openFile } from "./dataset.ts";
import { isBusy } from "./errors.ts";
import { inUse } from "./lock.ts";
import { storeRow } from "./statements.ts";

const getLegacyFile = (dataDir: string): string => join(dataDir, "lake.db");

export const hasLakeData = (dataDir: string): boolean =>
  existsSync(getLegacyFile(dataDir)) || existsSync(join(dataDir, "datasets"));

/**
 * Migrates `lake.db` of version 0.1 to one file per dataset. It is deleted last, so that an
 * interrupted migration restarts.
 *
 * @throws LakeInUseError while version 0.1 runs
 */
export function migrateLegacyLayout(dataDir: string): void {
  if (!existsSync(getLegacyFile(dataDir))) return;
  const old = new DatabaseSync(getLegacyFile(dataDir));
  try {
    old.exec("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE;");
    for (const { dataset } of old.prepare("SELECT DISTINCT dataset FROM documents").all())
      copy(old, dataDir, String(dataset));
    old.exec("COMMIT");
  } catch (error) {
    throw isBusy(error) ? inUse(dataDir) : error;
  } finally {
    old.close();
  }
  for (const end of ["", "-wal", "-shm"]) rmSync(getLegacyFile(dataDir) + end, { force: true });
}

function copy(old: DatabaseSync, dataDir: string, dataset: string): void {
  const db = openFile(getFile(dataDir, dataset));
  try {
    const store = storeRow(db);
    db.exec("BEGIN IMMEDIATE");
    for (const { body } of old
      .prepare("SELECT body FROM documents WHERE dataset = ?")
      .iterate(dataset))
      store(parseDocument(String(body)));
    const remember = db.prepare("INSERT OR IGNORE INTO transactions VALUES (?)");
    for (const { id } of old
      .prepare("SELECT id FROM transactions WHERE dataset = ?")
      .iterate(dataset))
      remember.run(String(id));
    db.exec("COMMIT");
  } finally {
    db.close();
  }
}
