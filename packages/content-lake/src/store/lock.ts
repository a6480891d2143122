import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy, LakeInUseError } from "./errors.ts";

/**
 * Keeps a data folder for this process alone until the lock is closed. The lock belongs to the
 * process, so the operating system drops it when the process ends in whatever way, and no stale lock
 * can be left behind. It is a database of its own, so that this process's workers can read the others.
 * Throws LakeInUseError if another process has the folder.
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

/** The error of a folder that another process has. */
export const inUse = (dataDir: string): LakeInUseError =>
  new LakeInUseError(
    `The data folder ${dataDir} is open in another process. Stop that process, or choose another folder.`,
  );
