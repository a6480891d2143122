import { tooMany } from "../errors.ts";

export interface TurnsOptions {
  /** How much runs at once. */
  running: number;
  /** How much of one client may wait. */
  waitingEach: number;
  /** How much may wait in all. */
  waiting: number;
  /** The longest wait for a turn, in ms. */
  patience: number;
}

interface Waiting {
  client: string;
  start: () => void;
}

/** What a client has used is forgotten by half within this time, in ms. */
const HALF_LIFE = 10_000;

/**
 * Lets clients take turns: whoever has used the least lately comes next. Who wants more than its
 * share waits, and is refused then.
 */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #waiting: Waiting[] = [];
  readonly #used = new Map<string, { ms: number; at: number }>();
  #running = 0;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /**
   * Does work in the client's turn; `undefined` is this process itself, which comes first and is
   * never refused. Whoever is gone by `gone` waits no longer. Throws HttpError 429 once too much
   * waits, or for too long.
   */
  async run<Result>(
    client: string | undefined,
    work: () => Promise<Result>,
    gone?: AbortSignal,
  ): Promise<Result> {
    const name = client ?? "";
    if (this.#running < this.#options.running) this.#running++;
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
    const { waiting, waitingEach, patience } = this.#options;
    const own = this.#waiting.filter((one) => one.client === client).length;
    if (client !== "" && (own >= waitingEach || this.#waiting.length >= waiting)) throw tooMany();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { client, start: resolve };
    const leave = () => {
      const at = this.#waiting.indexOf(one);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      reject(tooMany());
    };
    const timer = client === "" ? undefined : setTimeout(leave, patience);
    gone?.addEventListener("abort", leave);
    this.#waiting.push(one);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      gone?.removeEventListener("abort", leave);
    }
  }

  /** The place is handed over, so that nobody comes in between. */
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
    // The first ones were here longest ago.
    for (const [name, { at }] of this.#used) {
      if (performance.now() - at < 10 * HALF_LIFE) return;
      this.#used.delete(name);
    }
  }
}
