import type { DatabaseSync } from "node:sqlite";

export const needsVacuum = (db: DatabaseSync): boolean => deletions(db) !== undefined;

function deletions(db: DatabaseSync) {
  return db.prepare("SELECT deletions FROM remains").get()?.deletions;
}

/** Runs a pending VACUUM and truncates the WAL. Returns false for a locked file or full disk. */
export function rewrite(db: DatabaseSync): boolean {
  try {
    const before = deletions(db);
    if (before !== undefined) {
      db.exec("VACUUM");
      // Later deletions need another VACUUM.
      db.prepare("DELETE FROM remains WHERE deletions = ?").run(before);
    }
    return truncateWal(db);
  } catch {
    truncateWal(db);
    return false;
  }
}

/**
 * Truncates the WAL, which may contain deleted content. Returns false on a full disk or with
 * readers.
 */
export function truncateWal(db: DatabaseSync): boolean {
  try {
    return db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy === 0;
  } catch {
    return false;
  }
}
