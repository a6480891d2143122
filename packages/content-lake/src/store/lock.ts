import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy, LakeInUseError } from "./errors.ts";

/**
 * Locks the data folder until closed or the process ends. The lock is a separate database, so that
 * workers can read the others.
 *
 * @throws LakeInUseError if another process holds it
 */
export function lockFolder(dataDir: string): { close(): void } {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, "lake.lock"));
  try {
    db.exec("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE;");
  } catch (error) {
    db.close();
    throw isBusy(error) ? inUse(dataDir) : error;
  }
  return db;
}

export const inUse = (dataDir: string): LakeInUseError =>
  new LakeInUseError(
    `The data folder ${dataDir} is open in another process. Stop that process, or choose another folder.`,
  );
