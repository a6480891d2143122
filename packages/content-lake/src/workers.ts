import { type Pool, pool, type WorkerPoolOptions } from "workerpool";

/**
 * For threads: memory for what is young, in MiB. With more of it the engine clears up later, and each
 * thread keeps tens of megabytes that it does not need.
 */
export const SMALL_STEPS = { maxYoungGenerationSizeMb: 8 };

/**
 * What a worker is given of this process's environment: none of its secrets, only where Node keeps
 * compiled code. Without that each worker compiles its TypeScript anew, for three times as much of
 * the processor.
 */
export function workerEnv(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}

export interface WorkerOptions {
  /** The worker's module, as a path in the file system. */
  file: string;
  /** Asked for each time the worker is started. */
  options: () => WorkerPoolOptions;
  /** In ms, after which a worker is ended that has not answered. */
  hardEnd: number;
  /** In ms, after which one that has nothing to do is ended. @default never */
  idle?: number;
}

/** A worker that is started when there is something to do, and ended when it does not end itself. */
export class Worker {
  readonly #options: WorkerOptions;
  #pool: Pool | undefined;
  #running = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /**
   * Calls a method of the worker. Rejects with what that throws, as far as it can be copied, with
   * workerpool's `TimeoutError` after the hard end, and with its `TerminateError` when the worker dies.
   */
  async run<Result>(method: string, args: unknown[]): Promise<Result> {
    const { file, options, hardEnd, idle } = this.#options;
    if (this.#isClosed) throw new Error("The worker is closed");
    clearTimeout(this.#timer);
    this.#pool ??= pool(file, { maxWorkers: 1, workerTerminateTimeout: 20, ...options() });
    this.#running++;
    try {
      return (await this.#pool.exec(method, args).timeout(hardEnd)) as Result;
    } finally {
      this.#running--;
      if (this.#running === 0 && idle !== undefined)
        this.#timer = setTimeout(() => void this.#end(), idle).unref();
    }
  }

  /** Ends the worker for good; what it is doing fails. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#timer);
    const open = this.#pool;
    this.#pool = undefined;
    await open?.terminate(true);
  }
}

/**
 * A worker of this package, by its path within the sources without its ending. Once that is built it
 * stands beside the program's own files.
 */
export function workerFile(path: string): string {
  const isSource = import.meta.url.endsWith(".ts");
  return new URL(isSource ? `./${path}.ts` : `./${path.split("/").at(-1)}.js`, import.meta.url)
    .pathname;
}
