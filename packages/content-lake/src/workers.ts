import { type Pool, pool, type WorkerPoolOptions } from "workerpool";

/** In MiB. A larger young generation costs each thread tens of megabytes. */
export const WORKER_LIMITS = { maxYoungGenerationSizeMb: 8 };

/**
 * Omits secrets. Without the compile cache, each worker's TypeScript costs three times the CPU
 * time.
 */
export function getWorkerEnv(): Record<string, string> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}

export interface WorkerOptions {
  file: string;
  options: () => WorkerPoolOptions;
  /** Timeout of a call, in ms. Terminates the worker. */
  callTimeout: number;
  /** Idle time before termination, in ms. @default never */
  idle?: number;
}

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
   * @throws the method's error, workerpool's `TimeoutError`, or `TerminateError` if the worker dies
   */
  async run<Result>(method: string, args: unknown[]): Promise<Result> {
    const { file, options, callTimeout, idle } = this.#options;
    if (this.#isClosed) throw new Error("The worker is closed");
    clearTimeout(this.#timer);
    this.#pool ??= pool(file, { maxWorkers: 1, workerTerminateTimeout: 20, ...options() });
    this.#running++;
    try {
      return (await this.#pool.exec(method, args).timeout(callTimeout)) as Result;
    } finally {
      this.#running--;
      if (this.#running === 0 && idle !== undefined)
        this.#timer = setTimeout(() => void this.#end(), idle).unref();
    }
  }

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

/** @param path in `src`, without extension. Built workers are next to the bundle. */
export function workerFile(path: string): string {
  const isSource = import.meta.url.endsWith(".ts");
  return new URL(isSource ? `./${path}.ts` : `./${path.split("/").at(-1)}.js`, import.meta.url)
    .pathname;
}
