import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { isObject } from "../document.ts";
import { PathTraversalError, resolveInside } from "../store/resolve-inside.ts";

/** Written last: a backup without it is incomplete. */
export interface Manifest {
  version: 1;
  /** ISO 8601 in UTC. */
  madeAt: string;
  /** SHA-256 by path, with `/`. */
  files: Record<string, string>;
}

export const manifestName = "manifest.json";

/** Its message is shown to administrators. */
export class BackupError extends Error {}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

function readManifest(folder: string): Manifest {
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(join(folder, manifestName), "utf8"));
  } catch {
    throw new BackupError(
      `${folder} is no whole backup: it has no ${manifestName} that can be read. Take another one.`,
    );
  }
  if (!isObject(manifest) || manifest.version !== 1 || !isObject(manifest.files))
    throw new BackupError(`${folder} was made by another version of this program.`);
  return manifest as unknown as Manifest;
}

/**
 * Checks a backup's hashes and returns its manifest.
 *
 * @throws BackupError for the first missing, changed or damaged file
 */
export async function verify(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const [name, sha256] of Object.entries(manifest.files)) {
    const path = findFile(folder, name);
    const found = path ? await hashFile(path).catch(() => "") : "";
    if (found !== sha256)
      throw new BackupError(
        `${join(folder, name)} is ${found ? "not what was written" : "missing"}: this backup cannot be used. Take another one.`,
      );
    if (name.startsWith("datasets/")) check(join(folder, name));
  }
  return manifest;
}

function findFile(folder: string, name: string): string | undefined {
  try {
    return resolveInside(folder, name);
  } catch (error) {
    if (error instanceof PathTraversalError)
      throw new BackupError(`"${name}" leads out of the backup: it cannot be trusted.`);
    throw error;
  }
}

function check(file: string): void {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const result = db.prepare("PRAGMA quick_check").get()?.quick_check;
    if (result !== "ok") throw new BackupError(`${file} is damaged (${String(result)}).`);
  } finally {
    db.close();
  }
}
