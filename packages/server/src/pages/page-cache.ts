import { setTimeout as sleep } from "node:timers/promises";
import type { Dated, Invalidation } from "../content/invalidation.ts";

export interface Weighed {
  bytes: number;
}

export interface PageCacheOptions {
  /** Bytes. The least recently used entries are evicted. */
  max: number;
  freshness: Pick<Invalidation, "date" | "isFresh">;
  /** Maximum wait for a renewal, in ms. Then the stale entry is returned. */
  patience: number;
  failed: (error: unknown) => void;
}

export interface Making<Value, Admission> {
  /** Called before rendering. Throws without renderings left. */
  admit: () => Admission;
  /** `unkept` is returned to waiters but not cached. */
  make: (admission: Admission) => Promise<Value | { unkept: Value }>;
}

/**
 * Creates a cache bounded in bytes. Serves stale entries while they are renewed. Concurrent
 * requests share one rendering. `invalidation.ts` decides what is stale.
 */
export function createPageCache<Value extends Weighed>({
  max,
  freshness,
  patience,
  failed,
}: PageCacheOptions) {
  const entries = new Map<string, Dated<Value>>();
  const making = new Map<string, Promise<Value>>();
  let bytes = 0;

  function drop(name: string): void {
    bytes -= entries.get(name)?.value.bytes ?? 0;
    entries.delete(name);
  }

  function keep(name: string, made: Dated<Value>): void {
    drop(name);
    if (made.value.bytes > max) return;
    entries.set(name, made);
    bytes += made.value.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= max) return;
      drop(oldest);
    }
  }

  /** `admit` may throw, for this caller only. */
  function renew<Admission>(name: string, { admit, make }: Making<Value, Admission>) {
    const running = making.get(name);
    if (running) return running;
    const admission = admit();
    const made = freshness
      .date(() => make(admission))
      .then(({ value, ...rest }) => {
        if ("unkept" in value) {
          drop(name);
          return value.unkept;
        }
        keep(name, { value, ...rest });
        return value;
      })
      .finally(() => making.delete(name));
    making.set(name, made);
    return made;
  }

  return {
    /**
     * Callers that are not admitted get a stale entry.
     * @throws errors of `admit` and `make`, without a stale entry
     */
    async get<Admission>(name: string, how: Making<Value, Admission>): Promise<Value> {
      const entry = entries.get(name);
      if (!entry) return renew(name, how);
      entries.delete(name);
      entries.set(name, entry);
      if (freshness.isFresh(entry)) return entry.value;
      const old = entry.value;
      let renewed: Promise<Value>;
      try {
        renewed = renew(name, how);
      } catch {
        return old;
      }
      const safely = renewed.catch((error: unknown) => {
        failed(error);
        return old;
      });
      return Promise.race([safely, sleep(patience, old, { ref: false })]);
    },
    has: (name: string) => entries.has(name),
    dated: (name: string): Dated<Value> | undefined => entries.get(name),
    size: () => ({ count: entries.size, bytes }),
  };
}
