import { randomBytes } from "node:crypto";
import { open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes a file atomically and durably (fsync of file and folder). Readable by its owner only. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}-${randomBytes(6).toString("hex")}.tmp`;
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Begins with the process id, except in old versions. */
const temporaryName = /\.(?:(\d+)-)?[0-9a-f]{12}\.tmp$/;

/** Removes temporary files of dead processes. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = temporaryName.exec(name);
    if (found && !isRunning(Number(found[1] ?? 0))) await rm(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid || pid === 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
