import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "../../settings/files.ts";

/** ISO 8601. */
export interface LastBackup {
  succeededAt?: string;
  failedAt?: string;
}

const getPath = (dataDir: string): string => join(dataDir, "last-backup.json");

/** Returns `{}` before the first backup. */
export async function readLastBackup(dataDir: string): Promise<LastBackup> {
  const text = await readFile(getPath(dataDir), "utf8").catch(() => "{}");
  try {
    return JSON.parse(text) as LastBackup;
  } catch {
    return {};
  }
}

/**
 * Records the time of a successful or failed backup in `dataDir`, because commands and the server
 * make backups.
 */
export async function recordBackup(
  dataDir: string,
  outcome: keyof LastBackup,
  at = new Date(),
): Promise<void> {
  const last = { ...(await readLastBackup(dataDir)), [outcome]: at.toISOString() };
  await writeDurably(getPath(dataDir), JSON.stringify(last));
}
