import { AsyncLocalStorage } from "node:async_hooks";
import { deadlineZone, getLondonDay } from "@agency/content/deadline";
import { getNextChange, plannedChangesQuery } from "@agency/content/queries/planned-changes";
import { type ContentChanges, NOW_RESULT_LIFETIME } from "@agency/content-lake";
import type { Content } from "./content.ts";

interface Moment {
  count: number;
  /** Current day, and planned documents that are due. */
  planned: string;
}

export interface Tracked<Value> {
  value: Value;
  /** Taken before the value was made. */
  moment: Moment;
  /** Unset if a response had none. */
  tags: readonly string[] | undefined;
  /** Further staleness conditions. */
  ends: readonly (() => boolean)[];
}

export interface Invalidation {
  /** Records the content that `make` reads. */
  track<Value>(make: () => Promise<Value>): Promise<Tracked<Value>>;
  isFresh(tracked: Tracked<unknown>): boolean;
  /** Returns a key of content and planned changes. */
  state(): string;
  /** Returns an entry that a change of these tags makes stale. */
  createTracked(tags: Tracked<unknown>["tags"]): Tracked<undefined>;
}

interface EntrySource {
  tags: Set<string>;
  isWhole: boolean;
  ends: (() => boolean)[];
}

const collected = new AsyncLocalStorage<EntrySource>();

/**
 * Adds tags to the value that `Invalidation.track` is making. Without tags, any change makes it
 * stale.
 */
export function recordCacheTags(tags: readonly string[] | undefined): void {
  const making = collected.getStore();
  if (!making) return;
  if (!tags?.length) making.isWhole = false;
  for (const tag of tags ?? []) making.tags.add(tag);
}

/** Adds a staleness condition to the value that `Invalidation.track` is making. */
export const recordStaleWhen = (isOver: () => boolean): void =>
  void collected.getStore()?.ends.push(isOver);

/**
 * Invalidates cached pages and other values made from content. A value is stale after a document of
 * its tags changes, a planned document is due, or the day changes.
 */
export function createInvalidation(
  reader: Content["reader"],
  changes: ContentChanges,
  failed: (error: unknown) => void,
): Invalidation {
  let known: number | undefined;
  let passed = 0;
  /** In ms. Infinity during its fetch. */
  let due = Number.POSITIVE_INFINITY;
  /** Start of that fetch. Later due times count in `passed`. */
  let since: number | undefined;
  let looks = 0;

  async function look(from: number): Promise<void> {
    const own = ++looks;
    try {
      const answer = await reader.fetch(plannedChangesQuery, {
        since: new Date(from).toISOString(),
        today: getLondonDay(new Date()),
      });
      if (own !== looks) return;
      due = getNextChange(answer, deadlineZone)?.getTime() ?? Number.POSITIVE_INFINITY;
      since = undefined;
    } catch (error) {
      if (own === looks) known = undefined;
      failed(error);
    }
  }

  function now(): Moment {
    const count = changes.count();
    // Responses may be this old.
    const settled = Date.now() - NOW_RESULT_LIFETIME;
    const isDue = settled >= due;
    if (isDue) passed++;
    if (isDue || count !== known) {
      known = count;
      due = Number.POSITIVE_INFINITY;
      since ??= settled;
      void collected.exit(look, since);
    }
    return { count, planned: `${passed} ${getLondonDay(new Date())}` };
  }

  return {
    async track(make) {
      const moment = now();
      const making: EntrySource = { tags: new Set(), isWhole: true, ends: [] };
      const value = await collected.run(making, make);
      const { tags, isWhole, ends } = making;
      return { value, moment, tags: isWhole ? [...tags] : undefined, ends };
    },
    isFresh: ({ moment, tags, ends }) =>
      now().planned === moment.planned &&
      changes.last(tags) <= moment.count &&
      !ends.some((isOver) => isOver()),
    state() {
      const { count, planned } = now();
      return `${count} ${planned}`;
    },
    createTracked: (tags) => ({ value: undefined, moment: now(), tags, ends: [] }),
  };
}
