import type { DatabaseSync } from "node:sqlite";

/** Whether something deleted may still be legible in the file. */
export const hasRemains = (db: DatabaseSync): boolean => deletions(db) !== undefined;

function deletions(db: DatabaseSync) {
  return db.prepare("SELECT deletions FROM remains").get()?.deletions;
}

/**
 * Writes the file anew without anything that was deleted. False where somebody writes or there is no
 * room: then it stays due.
 */
export function rewrite(db: DatabaseSync): boolean {
  try {
    const before = deletions(db);
    if (before !== undefined) {
      db.exec("VACUUM");
      // What was deleted meanwhile is due again.
      db.prepare("DELETE FROM remains WHERE deletions = ?").run(before);
    }
    return emptyLog(db);
  } catch {
    emptyLog(db);
    return false;
  }
}

/**
 * Moves the log into the file and cuts it to nothing: its older entries hold what was deleted or
 * overwritten since. False where there is no room, or somebody still reads in it.
 */
export function emptyLog(db: DatabaseSync): boolean {
  try {
    return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  } catch {
    return false;
  }
}
