import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "../document.ts";
import type { Dataset } from "./dataset.ts";
import { getFile } from "./dataset.ts";

const getListPath = (dataDir: string): string => join(dataDir, "datasets.json");

function read(dataDir: string): Record<string, unknown> {
  const file = getListPath(dataDir);
  if (!existsSync(file)) return {};
  // Administrators' editors may add a byte order mark.
  const list: unknown = JSON.parse(readFileSync(file, "utf8").replace(/^\ufeff/, ""));
  return isObject(list) ? list : {};
}

/**
 * Checks that known datasets have their files. An unmounted volume or failed restore must not look
 * like a first start.
 *
 * @throws Error if one is missing
 */
export function requireKnownDatasets(dataDir: string, names: readonly string[]): void {
  const known = read(dataDir);
  for (const name of names) {
    const file = getFile(dataDir, name);
    if (known[name] !== undefined && !existsSync(file))
      throw new Error(
        `${file} is missing, and this folder had it. Put it back from a backup, or, to begin without what it held, remove "${name}" from ${getListPath(dataDir)}.`,
      );
  }
}

/** Records the datasets. @throws Error if a file was replaced */
export function recordDatasets(dataDir: string, datasets: Iterable<Dataset>): void {
  const known = read(dataDir);
  const now = { ...known };
  for (const { name, id, file } of datasets) {
    if (known[name] !== undefined && known[name] !== id)
      throw new Error(
        `${file} is not the file that this folder had. Put back the right one, or, if this is the one to go on with, remove "${name}" from ${getListPath(dataDir)}.`,
      );
    now[name] = id;
  }
  if (JSON.stringify(now) === JSON.stringify(known)) return;
  writeFileSync(`${getListPath(dataDir)}.new`, `${JSON.stringify(now, null, 2)}\n`, {
    mode: 0o600,
  });
  renameSync(`${getListPath(dataDir)}.new`, getListPath(dataDir));
}
