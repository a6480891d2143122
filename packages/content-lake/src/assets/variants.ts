import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "../document.ts";
import { httpError } from "../errors.ts";
import type { ResolvedOptions } from "../options.ts";
import { FairScheduler } from "../scheduling/fair-scheduler.ts";
import { getWorkerEnv, Worker, workerFile } from "../workers.ts";
import { getFileName } from "./asset-files.ts";
import type { render } from "./render.ts";
import type { Transform } from "./transform.ts";

interface PendingVariant {
  path: Promise<string>;
  removal: AbortController;
}

export class Variants {
  readonly #folder: string;
  readonly #maxCount: number;
  readonly #maxBytes: number;
  /** In bytes, least recently used first. */
  readonly #sizes = new Map<string, number>();
  readonly #underWay = new Map<string, PendingVariant>();
  readonly #turns = new FairScheduler({
    maxRunning: 1,
    maxQueuedPerClient: 48,
    maxQueued: 400,
    maxWait: 20_000,
  });
  #bytes = 0;
  /** A malformed image must not crash the server or fill its memory. */
  readonly #renderer = new Worker({
    file: workerFile("assets/render-worker"),
    callTimeout: 20_000,
    idle: 30_000,
    options: () => ({
      workerType: "process",
      emitStdStreams: true,
      // With more arenas glibc does not return memory.
      forkOpts: {
        env: { ...getWorkerEnv(), MALLOC_ARENA_MAX: "1" },
        execArgv: ["--max-semi-space-size=4"],
      },
    }),
  });

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
      // Not synced: power loss leaves empty files, and a crash files of deleted images.
      if (size > 0 && isKnown(dataset, file)) this.#add(name, size);
      else rmSync(join(this.#folder, name), { force: true });
    }
    this.#evict();
  }

  /**
   * Concurrent requests share one rendering.
   *
   * @throws HttpError 429 for too many, 404 for a deleted image
   */
  async get(
    dataset: string,
    file: string,
    source: string,
    transform: Transform,
    client: string | undefined,
  ): Promise<string> {
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
    const make = () => this.#make(name, source, transform, removal.signal);
    const path = this.#turns.run(client, make).finally(() => {
      if (!removal.signal.aborted) this.#underWay.delete(name);
    });
    this.#underWay.set(name, { path, removal });
    return path;
  }

  remove(dataset: string, asset: Document): void {
    this.#removeStarting(`${dataset}~${getFileName(asset._id)}~`);
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
    removal.throwIfAborted();
    const temporary = join(this.#folder, `tmp-${randomUUID()}`);
    const path = join(this.#folder, name);
    try {
      await this.#renderer
        .run("render", [source, transform, temporary] satisfies Parameters<typeof render>)
        .finally(() => removal.throwIfAborted());
      removal.throwIfAborted();
      renameSync(temporary, path);
      this.#add(name, statSync(path).size);
      this.#evict(name);
      return path;
    } finally {
      rmSync(temporary, { force: true });
    }
  }

  close(): Promise<void> {
    return this.#renderer.close();
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

export function variantKey(transform: Transform): string {
  const sorted = Object.entries(transform).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 32);
}
