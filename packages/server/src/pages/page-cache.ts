import { setTimeout as sleep } from "node:timers/promises";
import type { Dated, Invalidation } from "../content/invalidation.ts";

/** Something that is kept, with what it weighs. */
export interface Weighed {
  bytes: number;
}

export interface PageCacheOptions {
  /** Bytes that are kept in all; what was asked for longest ago goes first. */
  max: number;
  /** Tells what would be made otherwise now: that is made anew. */
  freshness: Pick<Invalidation, "date" | "isFresh">;
  /**
   * How long whoever asks for a copy that has become old waits for the new one before the old one is
   * given out, in ms.
   */
  patience: number;
  /** Hears of a copy that could not be made anew. */
  failed: (error: unknown) => void;
}

/** The making of a copy, where there is none that is fresh. */
export interface Making<Value, Admission> {
  /** Called at once, before anything is made. Throws for a caller that may have nothing made. */
  admit: () => Admission;
  /** Gets what `admit` returned. `unkept` is given out to those who wait and to nobody after them. */
  make: (admission: Admission) => Promise<Value | { unkept: Value }>;
}

/**
 * Creates a page cache: entries by name, bounded in bytes. A stale entry is served while it is
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

  /** Throws what `admit` throws, to this caller alone. */
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
     * Returns the copy of that name, made where there is none. A caller that is not admitted gets an old copy.
     *
     * @throws what `admit` and `make` throw, where there is no old copy
     */
    async get<Admission>(name: string, how: Making<Value, Admission>): Promise<Value> {
      const entry = entries.get(name);
      if (!entry) return renew(name, how);
      // The newest is asked for last.
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
    /** The copy of that name as it was made, old or not; nothing where there is none. */
    dated: (name: string): Dated<Value> | undefined => entries.get(name),
    /** How many are kept, and what they weigh. */
    size: () => ({ count: entries.size, bytes }),
  };
}
