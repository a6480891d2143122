import { tooMany } from "../errors.ts";

/** Limits the bytes of answers that wait for clients to read them. */
export class Room {
  readonly #each: number;
  readonly #all: number;
  readonly #held = new Map<string, number>();
  #total = 0;

  /** What one client may have held, and what all may; in bytes. */
  constructor({ each, all }: { each: number; all: number }) {
    this.#each = each;
    this.#all = all;
  }

  /**
   * Throws HttpError 429 for a client that has its share held already. Where all of them together
   * hold too much, only who holds nothing gets in.
   */
  enter(client: string | undefined): void {
    if (client === undefined) return;
    const own = this.#held.get(client) ?? 0;
    if (own >= this.#each || (own > 0 && this.#total >= this.#all) || this.#total >= 2 * this.#all)
      throw tooMany();
  }

  /** Counts bytes that are held for a client until they are given back. */
  hold(client: string | undefined, bytes: number): () => void {
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
