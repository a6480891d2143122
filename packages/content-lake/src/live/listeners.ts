import { tooMany } from "../errors.ts";

/** Lines that are kept open, each client its share of them. */
export class Listeners {
  readonly #each: number;
  readonly #all: number;
  readonly #open = new Map<string, number>();
  #count = 0;

  constructor({ each, all }: { each: number; all: number }) {
    this.#each = each;
    this.#all = all;
  }

  /**
   * Counts one more line of a client; `undefined` is an owner of the token, who is never refused.
   * Returns what counts it off. Throws HttpError 429.
   */
  enter(client: string | undefined): () => void {
    if (client === undefined) return () => {};
    const own = this.#open.get(client) ?? 0;
    if (own >= this.#each || this.#count >= this.#all) throw tooMany();
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
