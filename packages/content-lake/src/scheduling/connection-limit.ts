import { createTooManyRequestsError } from "../errors.ts";

/** Connection limit for event streams, per client and in total. */
export class ConnectionLimit {
  readonly #each: number;
  readonly #all: number;
  readonly #open = new Map<string, number>();
  #count = 0;

  constructor({ each, all }: { each: number; all: number }) {
    this.#each = each;
    this.#all = all;
  }

  /**
   * Returns a function that frees the place. A `client` of `undefined` is never rejected.
   *
   * @throws HttpError 429
   */
  enter(client: string | undefined): () => void {
    if (client === undefined) return () => {};
    const own = this.#open.get(client) ?? 0;
    if (own >= this.#each || this.#count >= this.#all) throw createTooManyRequestsError();
    this.#open.set(client, own + 1);
    this.#count++;
    return () => {
      const left = (this.#open.get(client) ?? 1) - 1;
      if (left > 0) this.#open.set(client, left);
      else this.#open.delete(client);
      this.#count--;
    };
  }
}
