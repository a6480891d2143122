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
 * Replaces a data folder with a verified backup. Returns the former one's path,
 * `DATA_DIR.before-<time>`.
 *
 * @throws BackupError or LakeInUseError before any change
 */
export async function restore(folder: string, dataDir: string): Promise<string | undefined> {
  const manifest = await verify(folder);
  const fresh = `${dataDir}.restoring`;
  rmSync(fresh, { recursive: true, force: true });
  try {
    copyFiles(folder, fresh, manifest);
    // The disk may be full.
    copyFileSync(join(folder, manifestName), join(fresh, manifestName));
    await verify(fresh);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
  rmSync(join(fresh, manifestName));
  const before = isEmpty(dataDir) ? undefined : `${dataDir}.before-${stamp()}`;
  if (before) {
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

/** Deletes replaced and unfinished folders older than `before` (ms since 1970). */
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

/** Renaming keeps the modification time, so the name is read. */
const isReplaced = (folder: string, name: string, before: number): boolean =>
  folder.startsWith(`${name}.before-`) && toTime(folder.slice(`${name}.before-`.length)) < before;

const isUnfinished = (folder: string, dataDir: string, before: number): boolean =>
  folder === `${dataDir}.restoring` && statSync(folder).mtimeMs < before;

const toTime = (stamped: string): number =>
  Date.parse(stamped.replace(/^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/, "$1:$2:$3.$4"));
