import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { lockFolder } from "../store/lock.ts";
import { type Manifest, manifestName, verify } from "./manifest.ts";

/**
 * Puts a backup in the place of a data folder, once all of it was read and found as it was written.
 * The former folder is kept beside it until `removeReplaced`, as `DATA_DIR.before-<time>`. Returns
 * its path. Throws
 * BackupError, and LakeInUseError while a service has the folder open; then nothing has changed.
 */
export async function restore(folder: string, dataDir: string): Promise<string | undefined> {
  const manifest = await verify(folder);
  const fresh = `${dataDir}.restoring`;
  rmSync(fresh, { recursive: true, force: true });
  try {
    copyFiles(folder, fresh, manifest);
    // Its copy is proved as well: a disk can be full, or fail.
    copyFileSync(join(folder, manifestName), join(fresh, manifestName));
    await verify(fresh);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
  rmSync(join(fresh, manifestName));
  const before = isEmpty(dataDir) ? undefined : `${dataDir}.before-${stamp()}`;
  if (before) {
    // Held only as long as it takes to see that nobody else has it.
    lockFolder(dataDir).close();
    renameSync(dataDir, before);
  } else rmSync(dataDir, { recursive: true, force: true });
  renameSync(fresh, dataDir);
  return before;
}

function copyFiles(from: string, to: string, { files }: Manifest): void {
  for (const path of Object.keys(files)) {
    mkdirSync(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    copyFileSync(join(from, path), join(to, path));
  }
}

const isEmpty = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).length === 0;

const stamp = (): string => new Date().toISOString().replace(/[:.]/g, "-");

/**
 * Deletes the folders beside a data folder that restores replaced or left unfinished before a moment
 * (ms since 1970). Returns how many.
 */
export async function removeReplaced(dataDir: string, before: number): Promise<number> {
  const path = resolve(dataDir);
  const parent = dirname(path);
  const name = basename(path);
  const found = readdirSync(parent).filter(
    (one) => isReplaced(one, name, before) || isUnfinished(join(parent, one), path, before),
  );
  for (const one of found) await rm(join(parent, one), { recursive: true, force: true });
  return found.length;
}

/** Whether a folder's name says that it was replaced before a moment: a rename keeps its times. */
const isReplaced = (folder: string, name: string, before: number): boolean =>
  folder.startsWith(`${name}.before-`) && toTime(folder.slice(`${name}.before-`.length)) < before;

const isUnfinished = (folder: string, dataDir: string, before: number): boolean =>
  folder === `${dataDir}.restoring` && statSync(folder).mtimeMs < before;

/** Reads what `stamp` wrote, as ms since 1970; `NaN` for anything else. */
const toTime = (stamped: string): number =>
  Date.parse(stamped.replace(/^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/, "$1:$2:$3.$4"));
