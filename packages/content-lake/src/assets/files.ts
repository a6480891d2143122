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
} from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Document } from "../document.ts";
import { HttpError } from "../http/errors.ts";
import { storageError } from "../store/errors.ts";

/** Which of the two kinds of asset. */
export type AssetKind = "image" | "file";

/** A received body, on the disk but not yet in its place. */
export interface Received {
  path: string;
  sha1: string;
  /** Bytes. */
  size: number;
}

/** The uploaded bytes on the disk: `assets/{dataset}/{images or files}/{file name}`. */
export class AssetFiles {
  readonly #root: string;
  readonly #temporary: string;

  constructor(dataDir: string) {
    this.#root = join(dataDir, "assets");
    this.#temporary = join(dataDir, "tmp");
    // What is left there was never answered for.
    rmSync(this.#temporary, { recursive: true, force: true });
    mkdirSync(this.#temporary, { recursive: true });
  }

  /** Streams a body to a temporary file. `tooLarge` makes the error thrown above `limit` bytes. */
  async receive(
    body: AsyncIterable<Uint8Array>,
    limit: number,
    tooLarge: () => Error,
  ): Promise<Received> {
    const path = join(this.#temporary, randomUUID());
    const hash = createHash("sha1");
    let size = 0;
    const file = await open(path, "wx", 0o600);
    try {
      for await (const chunk of body) {
        size += chunk.byteLength;
        if (size > limit) throw tooLarge();
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

  /**
   * Moves a received file to its name. It is synchronous, so that no delete of the same asset can
   * come between this and the commit that follows.
   */
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

  /** Drops a received file that is not wanted after all. */
  discard(received: Received): void {
    rmSync(received.path, { force: true });
  }

  path(dataset: string, kind: AssetKind, name: string): string {
    return join(this.#root, dataset, `${kind}s`, name);
  }

  /** Size in bytes, or `undefined` if the file is missing. */
  async size(path: string): Promise<number | undefined> {
    return (await stat(path).catch(() => undefined))?.size;
  }

  /** Removes the file of a deleted asset document. */
  remove(dataset: string, asset: Pick<Document, "_id" | "_type">): void {
    const kind = asset._type === "sanity.imageAsset" ? "image" : "file";
    rmSync(this.path(dataset, kind, fileNameOf(asset._id)), { force: true });
  }

  /** Removes the files of a dataset that belong to no asset: a crash can leave some. */
  sweep(dataset: string, isKnown: (kind: AssetKind, name: string) => boolean): void {
    for (const kind of ["image", "file"] as const) {
      const folder = this.path(dataset, kind, "");
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        if (!isKnown(kind, name)) rmSync(join(folder, name), { force: true });
      }
    }
  }

  removeAll(dataset: string): void {
    rmSync(join(this.#root, dataset), { recursive: true, force: true });
  }
}

/** `image-<sha1>-<w>x<h>-png` → `<sha1>-<w>x<h>.png`; `file-<sha1>-pdf` → `<sha1>.pdf`. */
export function fileNameOf(assetId: string): string {
  const [, stem = "unknown", extension = "bin"] =
    /^(?:image|file)-([a-zA-Z0-9-]+)-([a-z0-9]+)$/.exec(assetId) ?? [];
  return `${stem}.${extension}`;
}

/** The reverse of `fileNameOf`; `undefined` for a name that no asset can have. */
export function assetIdOf(kind: AssetKind, name: string): string | undefined {
  const [, stem, extension] = /^([a-zA-Z0-9-]+)\.([a-z0-9]+)$/.exec(name) ?? [];
  return stem && extension && `${kind}-${stem}-${extension}`;
}

function asStorageError(error: unknown): Error {
  // A sender who hangs up is no fault of the disk; the answer reaches nobody.
  const code = (error as NodeJS.ErrnoException).code;
  return code?.startsWith("E") ? storageError(error) : (error as Error);
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
