import { createHash, randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Document, JsonObject } from "../document.ts";
import { HttpError } from "../errors.ts";
import type { Dataset } from "../store/dataset.ts";
import { storageError } from "../store/errors.ts";

/** More orphans mean a missing or wrong database. */
const MAX_ORPHANS = 9;
const ORPHAN_RETENTION = 7 * 24 * 3_600_000;

export type AssetKind = "image" | "file";

export interface Received {
  path: string;
  sha1: string;
  /** In bytes. */
  size: number;
}

export interface PreparedAsset {
  document: JsonObject & { _id: string; _type: string };
  received: Received;
  kind: AssetKind;
}

/** Uploaded files: `assets/{dataset}/{images or files}/{name}`. */
export class AssetFiles {
  readonly #root: string;
  readonly #aside: string;
  readonly #temporary: string;

  constructor(dataDir: string) {
    this.#root = join(dataDir, "assets");
    this.#aside = join(dataDir, "aside");
    this.#temporary = join(dataDir, "tmp");
    rmSync(this.#temporary, { recursive: true, force: true });
    mkdirSync(this.#temporary, { recursive: true });
  }

  /** @throws the error of `createTooLargeError` above `limit` bytes */
  async receive(
    body: AsyncIterable<Uint8Array>,
    limit: number,
    createTooLargeError: () => Error,
  ): Promise<Received> {
    const path = join(this.#temporary, randomUUID());
    const hash = createHash("sha1");
    let size = 0;
    const file = await open(path, "wx", 0o600);
    try {
      for await (const chunk of body) {
        size += chunk.byteLength;
        if (size > limit) throw createTooLargeError();
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      await file.sync();
    } catch (error) {
      await rm(path, { force: true });
      throw error instanceof HttpError ? error : asStorageError(error);
    } finally {
      await file.close();
    }
    return { path, sha1: hash.digest("hex"), size };
  }

  /** Synchronous, so that no deletion runs before the commit. */
  keep(received: Received, dataset: string, kind: AssetKind, name: string): void {
    const target = this.path(dataset, kind, name);
    try {
      if (existsSync(target)) {
        rmSync(received.path);
        return;
      }
      mkdirSync(dirname(target), { recursive: true });
      renameSync(received.path, target);
      syncFolder(dirname(target));
    } catch (error) {
      throw asStorageError(error);
    }
  }

  discard(received: Received): void {
    rmSync(received.path, { force: true });
  }

  path(dataset: string, kind: AssetKind, name: string): string {
    return join(this.#root, dataset, `${kind}s`, name);
  }

  async size(path: string): Promise<number | undefined> {
    return (await stat(path).catch(() => undefined))?.size;
  }

  remove(dataset: string, asset: Pick<Document, "_id" | "_type">): void {
    rmSync(this.path(dataset, getKind(asset._type), getFileName(asset._id)), { force: true });
  }

  /**
   * Deletes uncommitted files, and moves other orphans aside for a week.
   *
   * @throws Error for too many orphans
   */
  sweep(dataset: Dataset, isKnown: (kind: AssetKind, name: string) => boolean): void {
    const uncommitted = new Set(dataset.uncommittedFiles());
    const orphans: string[] = [];
    for (const kind of ["image", "file"] as const) {
      for (const name of namesIn(this.path(dataset.name, kind, ""))) {
        const path = `${kind}s/${name}`;
        if (isKnown(kind, name)) continue;
        if (uncommitted.has(path)) rmSync(this.path(dataset.name, kind, name), { force: true });
        else orphans.push(path);
      }
    }
    const folder = join(this.#root, dataset.name);
    if (orphans.length > MAX_ORPHANS || (orphans.length > 0 && dataset.isEmpty))
      throw new Error(
        `${folder} holds ${orphans.length} files that ${dataset.file} knows nothing of: it is missing, older than they are, or another one. Put back the right one from a backup, or, where the files may go, move them away.`,
      );
    for (const path of orphans)
      moveToQuarantine(join(folder, path), join(this.#aside, dataset.name, path));
    purgeQuarantine(join(this.#aside, dataset.name));
  }

  removeAll(dataset: string): void {
    rmSync(join(this.#root, dataset), { recursive: true, force: true });
  }
}

export const getKind = (type: string): AssetKind =>
  type === "sanity.imageAsset" ? "image" : "file";

/** Converts an asset id: `image-<sha1>-<w>x<h>-png` → `<sha1>-<w>x<h>.png`. */
export function getFileName(assetId: string): string {
  const [, stem = "unknown", extension = "bin"] =
    /^(?:image|file)-([a-zA-Z0-9-]+)-([a-z0-9]+)$/.exec(assetId) ?? [];
  return `${stem}.${extension}`;
}

/** Reverses `getFileName`. */
export function parseAssetId(kind: AssetKind, name: string): string | undefined {
  const [, stem, extension] = /^([a-zA-Z0-9-]+)\.([a-z0-9]+)$/.exec(name) ?? [];
  return stem && extension && `${kind}-${stem}-${extension}`;
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

function moveToQuarantine(path: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  renameSync(path, target);
  const now = new Date();
  utimesSync(target, now, now);
}

function purgeQuarantine(folder: string): void {
  for (const kind of ["images", "files"])
    for (const name of namesIn(join(folder, kind))) {
      const path = join(folder, kind, name);
      if (Date.now() - statSync(path).mtimeMs > ORPHAN_RETENTION) rmSync(path, { force: true });
    }
}

function asStorageError(error: unknown): Error {
  // An aborted upload is not a storage error.
  const code = (error as NodeJS.ErrnoException).code;
  return code?.startsWith("E") ? storageError(error) : (error as Error);
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
