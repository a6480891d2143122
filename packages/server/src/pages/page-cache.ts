import { setTimeout as sleep } from "node:timers/promises";
import type { Invalidation, Tracked } from "../content/invalidation.ts";

export interface Sized {
  bytes: number;
}

export interface PageCacheOptions {
  /** Bytes. The least recently used entries are evicted. */
  max: number;
  invalidation: Pick<Invalidation, "date" | "isFresh">;
  /** Maximum wait for a renewal, in ms. Then the stale entry is returned. */
  maxWait: number;
  failed: (error: unknown) => void;
}

export interface EntrySource<Value, Admission> {
  /** Called before rendering. Throws without renderings left. */
  admit: () => Admission;
  /** `uncached` is returned to waiters but not cached. */
  make: (admission: Admission) => Promise<Value | { uncached: Value }>;
}

/**
 * Creates the page cache, bounded in bytes. Serves stale entries while they are renewed. Concurrent
 * requests share one rendering. `invalidation.ts` decides what is stale.
 */
export function createPageCache<Value extends Sized>({
  max,
  invalidation,
  maxWait,
  failed,
}: PageCacheOptions) {
  const entries = new Map<string, Tracked<Value>>();
  const making = new Map<string, Promise<Value>>();
  let bytes = 0;

  function drop(name: string): void {
    bytes -= entries.get(name)?.value.bytes ?? 0;
    entries.delete(name);
  }

  function keep(name: string, made: Tracked<Value>): void {
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
  function renew<Admission>(name: string, { admit, make }: EntrySource<Value, Admission>) {
    const running = making.get(name);
    if (running) return running;
    const admission = admit();
    const made = invalidation
      .date(() => make(admission))
      .then(({ value, ...rest }) => {
        if ("uncached" in value) {
          drop(name);
          return value.uncached;
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
    async get<Admission>(name: string, how: EntrySource<Value, Admission>): Promise<Value> {
      const entry = entries.get(name);
      if (!entry) return renew(name, how);
      entries.delete(name);
      entries.set(name, entry);
      if (invalidation.isFresh(entry)) return entry.value;
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
      return Promise.race([safely, sleep(maxWait, old, { ref: false })]);
    },
    has: (name: string) => entries.has(name),
    dated: (name: string): Tracked<Value> | undefined => entries.get(name),
    size: () => ({ count: entries.size, bytes }),
  };
}
