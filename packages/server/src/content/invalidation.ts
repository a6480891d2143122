import { AsyncLocalStorage } from "node:async_hooks";
import { deadlineZone, getLondonDay } from "@agency/content/deadline";
import { fallsDueQuery, nextChange } from "@agency/content/queries/falls-due";
import { type ContentChanges, NOW_RESULT_LIFETIME } from "@agency/content-lake";
import type { Content } from "./content.ts";

/** The state of what pages are made of, at one moment. */
interface Moment {
  /** How often the content had changed. */
  count: number;
  /** Names the day and what had fallen due. */
  planned: string;
}

/** Something made of content, with what is needed to tell whether it is still what would be made. */
export interface Dated<Value> {
  value: Value;
  /** Before it was begun. */
  moment: Moment;
  /** Of the answers that it was made of; unset where one of them told none. */
  tags: readonly string[] | undefined;
  /** Tell whether what it was made of has become old in another way. */
  ends: readonly (() => boolean)[];
}

export interface Invalidation {
  /** Makes something and notes what it depends on. */
  date<Value>(make: () => Promise<Value>): Promise<Dated<Value>>;
  isFresh(dated: Dated<unknown>): boolean;
  /** Tells one state of the content and of what is planned from another. */
  state(): string;
  /** What depends on these tags, as it is now. */
  mark(tags: Dated<unknown>["tags"]): Dated<undefined>;
}

interface Making {
  tags: Set<string>;
  isWhole: boolean;
  ends: (() => boolean)[];
}

const collected = new AsyncLocalStorage<Making>();

/** Notes the tags of an answer for what is being made of it. */
export function noteTags(tags: readonly string[] | undefined): void {
  const making = collected.getStore();
  if (!making) return;
  if (!tags?.length) making.isWhole = false;
  for (const tag of tags ?? []) making.tags.add(tag);
}

/** Notes what tells that an answer has become old for what is being made of it. */
export const noteUntil = (isOver: () => boolean): void =>
  void collected.getStore()?.ends.push(isOver);

/**
 * Creates the invalidation of what was made of content, such as cached pages: it is stale once a
 * document of its tags changes, a planned document falls due, or another day begins.
 */
export function createInvalidation(
  reader: Content["reader"],
  changes: ContentChanges,
  failed: (error: unknown) => void,
): Invalidation {
  let known: number | undefined;
  let passed = 0;
  /** What falls due next, in ms; never while that is asked. */
  let due = Number.POSITIVE_INFINITY;
  /** Until when everything that fell due is counted in `passed`, while it is asked what comes next. */
  let since: number | undefined;
  let looks = 0;

  async function look(from: number): Promise<void> {
    const own = ++looks;
    try {
      const answer = await reader.fetch(fallsDueQuery, {
        since: new Date(from).toISOString(),
        today: getLondonDay(new Date()),
      });
      if (own !== looks) return;
      due = nextChange(answer, deadlineZone)?.getTime() ?? Number.POSITIVE_INFINITY;
      since = undefined;
    } catch (error) {
      if (own === looks) known = undefined;
      failed(error);
    }
  }

  function now(): Moment {
    const count = changes.count();
    // Later by as much as an answer may be older than the moment at which it is given.
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
    async date(make) {
      const moment = now();
      const making: Making = { tags: new Set(), isWhole: true, ends: [] };
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
    mark: (tags) => ({ value: undefined, moment: now(), tags, ends: [] }),
  };
}
