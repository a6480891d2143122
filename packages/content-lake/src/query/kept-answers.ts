import type { Feed } from "../live/feed.ts";
import type { QueryAnswer } from "./job.ts";

const KIB = 1024;
/** Per result and in total. */
const MOST_EACH = 128 * KIB;
const MOST = 8 * KIB * KIB;
const MOST_QUESTION = 8 * KIB;
/** In ms, for results that depend on `now()`. Scheduled changes appear this much later. */
export const CLOCK_ANSWERS_KEPT = 1_000;
const CLOCK = /\bnow\s*\(/;

interface Kept {
  answer: QueryAnswer;
  feed: Feed;
  /** `feed.count()` before the query ran. */
  count: number;
  until: number;
}

/** Cache of public query results, invalidated by tags. */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  /** @param question everything the result depends on except documents */
  async get(
    feed: Feed,
    question: readonly unknown[],
    ask: () => Promise<QueryAnswer>,
  ): Promise<QueryAnswer> {
    const key = JSON.stringify(question);
    const kept = this.#kept.get(key);
    if (kept && this.#isGood(kept)) return kept.answer;
    this.#drop(key);
    const count = feed.count();
    const asked = performance.now();
    const answer = await ask();
    const size = answer.json.byteLength;
    if (size > MOST_EACH || key.length > MOST_QUESTION) return answer;
    const until = CLOCK.test(key) ? asked + CLOCK_ANSWERS_KEPT : Number.POSITIVE_INFINITY;
    this.#drop(key);
    this.#kept.set(key, { answer, feed, count, until });
    this.#bytes += size + key.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= MOST) break;
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
