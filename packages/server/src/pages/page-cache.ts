import { setTimeout as sleep } from "node:timers/promises";
import type { Invalidation, Tracked } from "../content/invalidation.ts";

export interface Sized {
  bytes: number;
}

export interface PageCacheOptions {
  /** Bytes. Evicts the least recently used. */
  max: number;
  invalidation: Pick<Invalidation, "track" | "isFresh">;
  /** Maximum wait for a renewal, in ms. Then the stale entry is returned. */
  maxWait: number;
  failed: (error: unknown) => void;
  /** The content could not be read, so stale entries are served. @default never */
  isOutage?: (error: unknown) => boolean;
  /** Called when a stale entry is dropped after failed renewals. @default nothing */
  dropped?: (name: string) => void;
}

/** Returned to waiters but not cached. */
export interface Uncached<Value> {
  uncached: Value;
  /**
   * Whether waiters get a stale entry instead. "once": for the first failure in a row, because the
   * next rendering may succeed.
   *
   * @default never
   */
  stale?: "always" | "once" | undefined;
}

export interface EntrySource<Value, Admission> {
  /** Called before rendering. Throws without renderings left. */
  admit: () => Admission;
  make: (admission: Admission) => Promise<Value | Uncached<Value>>;
}

/** In a row, until a stale entry is dropped. */
const maxFailures = 2;

/**
 * Creates the page cache, bounded in bytes. Serves stale entries while they are renewed, and during
 * an outage of the content service. An entry that fails to render from changed content is served
 * once more. Concurrent requests share one rendering. `invalidation.ts` decides what is stale.
 */
export function createPageCache<Value extends Sized>({
  max,
  invalidation,
  maxWait,
  failed,
  isOutage = () => false,
  dropped = () => {},
}: PageCacheOptions) {
  const entries = new Map<string, Tracked<Value>>();
  const making = new Map<string, Promise<Value>>();
  const failures = new Map<string, number>();
  let bytes = 0;

  function drop(name: string): void {
    bytes -= entries.get(name)?.value.bytes ?? 0;
    entries.delete(name);
    failures.delete(name);
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

  function findStale(name: string, stale: Uncached<Value>["stale"]): Value | undefined {
    const entry = entries.get(name);
    if (!entry || stale === "always") return entry?.value;
    const count = (failures.get(name) ?? 0) + 1;
    if (stale === "once" && count < maxFailures) {
      failures.set(name, count);
      return entry.value;
    }
    drop(name);
    if (stale) dropped(name);
    return undefined;
  }

  async function renew<Admission>(
    name: string,
    make: EntrySource<Value, Admission>["make"],
    admission: Admission,
  ): Promise<Value> {
    try {
      const { value, ...rest } = await invalidation.track(() => make(admission));
      if ("uncached" in value) return findStale(name, value.stale) ?? value.uncached;
      keep(name, { value, ...rest });
      return value;
    } catch (error) {
      const stale = findStale(name, isOutage(error) ? "always" : "once");
      if (!stale) throw error;
      failed(error);
      return stale;
    }
  }

  function share<Admission>(
    name: string,
    { admit, make }: EntrySource<Value, Admission>,
  ): Promise<Value> {
    const running = making.get(name);
    if (running) return running;
    const made = renew(name, make, admit()).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  }

  return {
    /**
     * Callers that are not admitted get a stale entry.
     * @throws errors of `admit` and `make`, without one
     */
    async get<Admission>(name: string, how: EntrySource<Value, Admission>): Promise<Value> {
      const entry = entries.get(name);
      if (!entry) return share(name, how);
      entries.delete(name);
      entries.set(name, entry);
      if (invalidation.isFresh(entry)) return entry.value;
      const old = entry.value;
      let renewed: Promise<Value>;
      try {
        renewed = share(name, how);
      } catch {
        return old;
      }
      // Waiters may leave before it fails.
      renewed.catch(() => undefined);
      return Promise.race([renewed, sleep(maxWait, old, { ref: false })]);
    },
    dated: (name: string): Tracked<Value> | undefined => entries.get(name),
    size: () => ({ count: entries.size, bytes }),
  };
}
