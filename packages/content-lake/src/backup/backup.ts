import { constants, existsSync, mkdirSync, readdirSync } from "node:fs";
import { copyFile, mkdir, open, readdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getFileName, getKind } from "../assets/asset-files.ts";
import { BackupError, hashFile, type Manifest, manifestName, verify } from "./manifest.ts";

export interface BackupResult {
  datasets: number;
  files: number;
}

/**
 * Copies a data folder from a running service and verifies it. Each dataset is a consistent
 * snapshot.
 *
 * @param extras further paths, if they exist
 * @throws BackupError, and removes the copy
 */
export async function backup(
  dataDir: string,
  folder: string,
  extras: readonly string[] = [],
): Promise<BackupResult> {
  if (!existsSync(join(dataDir, "datasets")))
    throw new BackupError(
      `${dataDir} holds no datasets: set DATA_DIR to the folder of the server.`,
    );
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(
      code === "EEXIST"
        ? `${folder} is there already: name a folder that is not.`
        : `${folder} cannot be made (${code}): name another one.`,
    );
  }
  try {
    return await fill(dataDir, folder, extras);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  dataDir: string,
  folder: string,
  extras: readonly string[],
): Promise<BackupResult> {
  const names = readdirSync(join(dataDir, "datasets")).filter((name) => name.endsWith(".db"));
  const kept = new Set<string>();
  for (const name of names) {
    for (const path of await copyDataset(dataDir, folder, name)) kept.add(path);
  }
  for (const extra of extras) await copyAll(dataDir, folder, extra);

  const files: Manifest["files"] = {};
  for (const path of await filesIn(folder)) {
    if (path.startsWith("assets/") && !kept.has(path)) await rm(join(folder, path));
    else files[path] = await hashFile(join(folder, path));
  }
  const manifest: Manifest = { version: 1, madeAt: new Date().toISOString(), files };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  await verify(folder);
  return { datasets: names.length, files: kept.size };
}

/** Attempts to copy a dataset whose files are deleted meanwhile. */
const TRIES = 20;

async function copyDataset(dataDir: string, folder: string, name: string): Promise<string[]> {
  const assets = `assets/${name.slice(0, -".db".length)}`;
  const copy = join(folder, "datasets", name);
  await mkdir(dirname(copy), { recursive: true });
  for (let turn = 0; turn < TRIES; turn++) {
    // Files come first: one deleted later is still in the snapshot.
    await copyAll(dataDir, folder, assets);
    await rm(copy, { force: true });
    snapshot(join(dataDir, "datasets", name), copy);
    const paths = readAssets(copy).map((path) => `${assets}/${path}`);
    const found = await Promise.all(paths.map((path) => copyOne(dataDir, folder, path)));
    if (!found.includes(false)) return paths;
  }
  throw new BackupError(`The files of ${name} change too fast to be copied: run the backup again.`);
}

/**
 * `VACUUM INTO` omits deleted content. SQLite's `backup()` restarts with each change from another
 * process.
 */
function snapshot(file: string, copy: string): void {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    db.prepare("VACUUM INTO ?").run(copy);
  } finally {
    db.close();
  }
}

function readAssets(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db
      .prepare(
        "SELECT id, type FROM documents WHERE type IN ('sanity.imageAsset', 'sanity.fileAsset')",
      )
      .all()
      .map(({ id, type }) => `${getKind(String(type))}s/${getFileName(String(id))}`);
  } finally {
    db.close();
  }
}

async function copyOne(from: string, to: string, path: string): Promise<boolean> {
  const target = join(to, path);
  if (existsSync(target)) return true;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    await copyFile(join(from, path), target, constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
  const handle = await open(target, "r");
  await handle.sync();
  await handle.close();
  return true;
}

async function copyAll(from: string, to: string, path: string): Promise<void> {
  const found = await stat(join(from, path)).catch(() => undefined);
  if (found?.isFile()) await copyOne(from, to, path);
  for (const name of await filesIn(join(from, path)))
    if (!name.endsWith(".tmp")) await copyOne(from, to, `${path}/${name}`);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}
