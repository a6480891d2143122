import { createTooManyRequestsError } from "../errors.ts";

/** Memory budget for unread responses. */
export class MemoryBudget {
  readonly #each: number;
  readonly #all: number;
  readonly #held = new Map<string, number>();
  #total = 0;

  /** In bytes, per client and in total. */
  constructor({ each, all }: { each: number; all: number }) {
    this.#each = each;
    this.#all = all;
  }

  /**
   * Above the total, admits only clients without unread responses, above twice the total none.
   *
   * @throws HttpError 429
   */
  enter(client: string | undefined): void {
    if (client === undefined) return;
    const own = this.#held.get(client) ?? 0;
    if (own >= this.#each || (own > 0 && this.#total >= this.#all) || this.#total >= 2 * this.#all)
      throw createTooManyRequestsError();
  }

  reserve(client: string | undefined, bytes: number): () => void {
    if (client === undefined) return () => {};
    this.#add(client, bytes);
    let isHeld = true;
    return () => {
      if (isHeld) this.#add(client, -bytes);
      isHeld = false;
    };
  }

  #add(client: string, bytes: number): void {
    const own = (this.#held.get(client) ?? 0) + bytes;
    this.#total += bytes;
    if (own > 0) this.#held.set(client, own);
    else this.#held.delete(client);
  }
}
