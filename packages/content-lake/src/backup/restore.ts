import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { lockFolder } from "../store/lock.ts";
import { type Manifest, manifestName, verify } from "./manifest.ts";

/**
 * Puts a backup in the place of a data folder, once all of it was read and found as it was written.
 * What is there is kept beside it, as `DATA_DIR.before-<time>`, whose path is returned. Throws
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
