import type { RoomPlan } from "./roomPlan.ts";

export interface ModelClass extends RoomPlan {
  id: string;
  /** Such as "18:00". */
  at: string;
  title: string;
  room: string;
  /** Taken places, from 1. */
  taken: readonly number[];
  /** People on the waitlist. @default 0 */
  waiting?: number | undefined;
  /** Selected place. @default none */
  chosen?: number | undefined;
}

export interface ClassModelContent {
  view: string;
  classes: readonly ModelClass[];
  /** Room width in metres, to measure paths. */
  metres: number;
}

export interface ClassModelLabels {
  classes: string;
  places: (room: string) => string;
  mirror: string;
  trainer: string;
  door: string;
  count: (taken: number, total: number) => string;
  taken: (taken: number, total: number) => string;
  free: (places: number) => string;
  waiting: (members: number) => string;
  place: (place: number) => string;
  placeTaken: (place: number) => string;
  chosen: (place: number) => string;
  booked: (place: number) => string;
  walk: (metres: number) => string;
  /** "Strength basics, 18:00". */
  session: (title: string, at: string) => string;
  hint: string;
  choose: string;
  book: (place: number) => string;
  cancel: (place: number) => string;
  join: string;
  leave: string;
  cancelled: string;
  gaveUp: string;
}

export interface ClassSelection {
  chosen?: number | undefined;
  booked?: number | undefined;
  waits?: boolean | undefined;
}

export interface ClassState extends ModelClass {
  total: number;
  booked: number | undefined;
  waits: boolean;
  waiting: number;
  /** Taken places, including the visitor's. */
  count: number;
  full: boolean;
  isFree: (place: number) => boolean;
}

/** Returns a class's state with the visitor's choice. Ignores a place that is not free. */
export function getState(one: ModelClass, choice: ClassSelection = {}): ClassState {
  const total = one.rows * one.columns;
  const taken = new Set(one.taken.filter((place) => place >= 1 && place <= total));
  const { booked, waits = false } = choice;
  const isFree = (place: number) => place >= 1 && place <= total && !taken.has(place);
  const chosen = "chosen" in choice ? choice.chosen : one.chosen;
  return {
    ...one,
    total,
    booked,
    waits,
    isFree,
    chosen: chosen !== undefined && isFree(chosen) ? chosen : undefined,
    waiting: (one.waiting ?? 0) + (waits ? 1 : 0),
    count: taken.size + (booked === undefined ? 0 : 1),
    full: taken.size === total,
  };
}

/** Returns the message: waitlist if full, booked, chosen, or free places. */
export function getNote(one: ClassState, words: ClassModelLabels): string {
  if (one.full) return words.waiting(one.waiting);
  if (one.booked !== undefined) return words.booked(one.booked);
  if (one.chosen !== undefined) return words.chosen(one.chosen);
  return words.free(one.total - one.count);
}
