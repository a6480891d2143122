import { createTooManyRequestsError } from "../errors.ts";

export interface FairSchedulerOptions {
  maxRunning: number;
  maxQueuedPerClient: number;
  maxQueued: number;
  /** In ms. */
  maxWait: number;
}

interface Waiting {
  client: string;
  start: () => void;
}

/** In ms, for recorded use. */
const HALF_LIFE = 10_000;

/** Semaphore with a fair queue: the client with the least recent use is next. */
export class FairScheduler {
  readonly #options: FairSchedulerOptions;
  readonly #waiting: Waiting[] = [];
  readonly #used = new Map<string, { ms: number; at: number }>();
  #running = 0;

  constructor(options: FairSchedulerOptions) {
    this.#options = options;
  }

  /**
   * @param client `undefined` is this process, which has priority and is never rejected
   * @param gone aborts the wait
   * @throws HttpError 429 for a full queue or long wait
   */
  async run<Result>(
    client: string | undefined,
    work: () => Promise<Result>,
    gone?: AbortSignal,
  ): Promise<Result> {
    const name = client ?? "";
    if (this.#running < this.#options.maxRunning) this.#running++;
    else await this.#wait(name, gone);
    const start = performance.now();
    try {
      return await work();
    } finally {
      if (client !== undefined) this.#note(name, performance.now() - start);
      this.#leave();
    }
  }

  async #wait(client: string, gone: AbortSignal | undefined): Promise<void> {
    const { maxQueued, maxQueuedPerClient, maxWait } = this.#options;
    const own = this.#waiting.filter((one) => one.client === client).length;
    if (client !== "" && (own >= maxQueuedPerClient || this.#waiting.length >= maxQueued))
      throw createTooManyRequestsError();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { client, start: resolve };
    const leave = () => {
      const at = this.#waiting.indexOf(one);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      reject(createTooManyRequestsError());
    };
    const timer = client === "" ? undefined : setTimeout(leave, maxWait);
    gone?.addEventListener("abort", leave);
    this.#waiting.push(one);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      gone?.removeEventListener("abort", leave);
    }
  }

  #leave(): void {
    if (this.#waiting.length === 0) {
      this.#running--;
      return;
    }
    const order = (one: Waiting) => (one.client === "" ? -1 : this.#usedBy(one.client));
    const next = this.#waiting.reduce((a, b) => (order(b) < order(a) ? b : a));
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    next.start();
  }

  #usedBy(client: string): number {
    const { ms, at } = this.#used.get(client) ?? { ms: 0, at: 0 };
    return ms * 0.5 ** ((performance.now() - at) / HALF_LIFE);
  }

  #note(client: string, ms: number): void {
    const all = this.#usedBy(client) + ms;
    this.#used.delete(client);
    this.#used.set(client, { ms: all, at: performance.now() });
    for (const [name, { at }] of this.#used) {
      if (performance.now() - at < 10 * HALF_LIFE) return;
      this.#used.delete(name);
    }
  }
}
