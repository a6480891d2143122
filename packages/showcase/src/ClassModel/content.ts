import type { RoomPlan } from "./roomPlan.ts";

export interface ModelClass extends RoomPlan {
  id: string;
  /** Start time, such as "18:00". */
  at: string;
  title: string;
  room: string;
  /** Numbers of the taken places, from 1. */
  taken: readonly number[];
  /** Number of people on the waitlist. @default 0 */
  waiting?: number | undefined;
  /** Initially selected place. @default none */
  chosen?: number | undefined;
}

export interface ClassModelContent {
  view: string;
  classes: readonly ModelClass[];
  /** Width of the rooms in metres. Paths are measured with it. */
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
  /** Class and its time, such as "Strength basics, 18:00". */
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
  /** Number of taken places, including the visitor's own. */
  count: number;
  full: boolean;
  isFree: (place: number) => boolean;
}

/**
 * Returns the state of a class, with the visitor's choice. Ignores a chosen place that is not free.
 */
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

/**
 * Returns the message for a class: waiting list if full, booked, chosen, or number of free places.
 */
export function getNote(one: ClassState, words: ClassModelLabels): string {
  if (one.full) return words.waiting(one.waiting);
  if (one.booked !== undefined) return words.booked(one.booked);
  if (one.chosen !== undefined) return words.chosen(one.chosen);
  return words.free(one.total - one.count);
}
