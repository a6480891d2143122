import { setTimeout as sleep } from "node:timers/promises";
import type { Dated, Invalidation } from "../content/invalidation.ts";

export interface Weighed {
  bytes: number;
}

export interface PageCacheOptions {
  /** Maximum total bytes. The least recently used are evicted. */
  max: number;
  freshness: Pick<Invalidation, "date" | "isFresh">;
  /**
   * Maximum wait for the renewal of a stale entry, in ms. After that, the stale entry is returned.
   */
  patience: number;
  failed: (error: unknown) => void;
}

export interface Making<Value, Admission> {
  /** Called before rendering. Throws for a caller without renderings left. */
  admit: () => Admission;
  /** Gets the result of `admit`. `unkept` is returned to current waiters but not cached. */
  make: (admission: Admission) => Promise<Value | { unkept: Value }>;
}

/**
 * Creates a page cache: entries by key, bounded in bytes. A stale entry is served while it is
 * renewed, and concurrent requests share one rendering. `invalidation.ts` decides what is stale.
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

  /** Errors of `admit` affect this caller only. */
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
     * Returns the cached or new entry. Callers that are not admitted get a stale one.
     * @throws errors of `admit` and `make`, if there is no stale entry
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
