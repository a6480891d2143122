import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "../document.ts";
import { httpError } from "../http/errors.ts";
import type { ResolvedOptions } from "../options.ts";
import { fileNameOf } from "./files.ts";
import { render } from "./render.ts";
import type { Transform } from "./transform.ts";

const MAX_RUNNING = 2;
const MAX_WAITING = 100;

interface UnderWay {
  path: Promise<string>;
  removal: AbortController;
}

/** Transformed images on the disk, the least recently used ones dropped beyond the limits. */
export class Variants {
  readonly #folder: string;
  readonly #maxCount: number;
  readonly #maxBytes: number;
  /** Bytes by file name, the least recently used first. */
  readonly #sizes = new Map<string, number>();
  readonly #underWay = new Map<string, UnderWay>();
  readonly #waiting: (() => void)[] = [];
  #bytes = 0;
  #running = 0;

  /** `isKnown` tells whether there is an image of that file name. */
  constructor(
    { dataDir, maxVariants, maxVariantBytes }: ResolvedOptions,
    isKnown: (dataset: string, file: string) => boolean,
  ) {
    this.#folder = join(dataDir, "cache");
    this.#maxCount = maxVariants;
    this.#maxBytes = maxVariantBytes;
    mkdirSync(this.#folder, { recursive: true });
    for (const name of readdirSync(this.#folder)) {
      const { size } = statSync(join(this.#folder, name));
      const [dataset = "", file = ""] = name.split("~");
      // A loss of power can leave empty files, since variants are not synced to the disk, and a
      // crash those of images that have been deleted.
      if (size > 0 && isKnown(dataset, file)) this.#add(name, size);
      else rmSync(join(this.#folder, name), { force: true });
    }
    this.#evict();
  }

  /**
   * Path of the transformed image, made if it is not there yet; the same one is made only once at a
   * time. Throws HttpError 503 if too many are waiting, 404 if the image is deleted meanwhile.
   */
  async get(dataset: string, file: string, source: string, transform: Transform): Promise<string> {
    const name = `${dataset}~${file}~${variantKey(transform)}`;
    const size = this.#sizes.get(name);
    if (size !== undefined) {
      this.#sizes.delete(name);
      this.#sizes.set(name, size);
      return join(this.#folder, name);
    }
    const running = this.#underWay.get(name);
    if (running) return running.path;
    const removal = new AbortController();
    const path = this.#make(name, source, transform, removal.signal).finally(() => {
      if (!removal.signal.aborted) this.#underWay.delete(name);
    });
    this.#underWay.set(name, { path, removal });
    return path;
  }

  remove(dataset: string, asset: Document): void {
    this.#removeStarting(`${dataset}~${fileNameOf(asset._id)}~`);
  }

  removeAll(dataset: string): void {
    this.#removeStarting(`${dataset}~`);
  }

  async #make(
    name: string,
    source: string,
    transform: Transform,
    removal: AbortSignal,
  ): Promise<string> {
    await this.#enter();
    const temporary = join(this.#folder, `tmp-${randomUUID()}`);
    const path = join(this.#folder, name);
    try {
      await render(source, transform, temporary).finally(() => removal.throwIfAborted());
      removal.throwIfAborted();
      renameSync(temporary, path);
      this.#add(name, statSync(path).size);
      this.#evict(name);
      return path;
    } finally {
      rmSync(temporary, { force: true });
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < MAX_RUNNING) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= MAX_WAITING) {
      throw httpError(503, "Too many images are being transformed", { "Retry-After": "1" });
    }
    // The place is handed over by the one that leaves.
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }

  #add(name: string, size: number): void {
    this.#bytes += size - (this.#sizes.get(name) ?? 0);
    this.#sizes.set(name, size);
  }

  #evict(keep?: string): void {
    for (const name of this.#sizes.keys()) {
      if (this.#sizes.size <= this.#maxCount && this.#bytes <= this.#maxBytes) return;
      if (name !== keep) this.#drop(name);
    }
  }

  #removeStarting(prefix: string): void {
    for (const name of [...this.#sizes.keys()]) if (name.startsWith(prefix)) this.#drop(name);
    for (const [name, { removal }] of this.#underWay) {
      if (!name.startsWith(prefix)) continue;
      removal.abort(httpError(404, "The image has been deleted"));
      this.#underWay.delete(name);
    }
  }

  #drop(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
    rmSync(join(this.#folder, name), { force: true });
  }
}

/** A short name for a transformation, the same for equal ones. */
export function variantKey(transform: Transform): string {
  const sorted = Object.entries(transform).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 32);
}
