import type { Feed } from "../live/change-feed.ts";
import type { QueryAnswer } from "./query-job.ts";

const KIB = 1024;
/** Per result and in total. */
const MAX_RESULT_BYTES = 128 * KIB;
const MAX_BYTES = 8 * KIB * KIB;
const MAX_KEY_LENGTH = 8 * KIB;
/** In ms, for results that depend on `now()`. Delays scheduled changes. */
export const NOW_RESULT_LIFETIME = 1_000;
const CLOCK = /\bnow\s*\(/;

interface Kept {
  answer: QueryAnswer;
  feed: Feed;
  /** `feed.count()` before the query ran. */
  count: number;
  until: number;
}

/** Cache of public query results, invalidated by tags. */
export class QueryCache {
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  /** @param keyParts everything the result depends on except documents */
  async get(
    feed: Feed,
    keyParts: readonly unknown[],
    ask: () => Promise<QueryAnswer>,
  ): Promise<QueryAnswer> {
    const key = JSON.stringify(keyParts);
    const kept = this.#kept.get(key);
    if (kept && this.#isGood(kept)) return kept.answer;
    this.#drop(key);
    const count = feed.count();
    const asked = performance.now();
    const answer = await ask();
    const size = answer.json.byteLength;
    if (size > MAX_RESULT_BYTES || key.length > MAX_KEY_LENGTH) return answer;
    const until = CLOCK.test(key) ? asked + NOW_RESULT_LIFETIME : Number.POSITIVE_INFINITY;
    this.#drop(key);
    this.#kept.set(key, { answer, feed, count, until });
    this.#bytes += size + key.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#drop(oldest);
    }
    return answer;
  }

  #isGood({ feed, count, until, answer }: Kept): boolean {
    return performance.now() < until && feed.last(answer.tags) <= count;
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.answer.json.byteLength + key.length;
  }
}
