import type { RoomPlan } from "./roomPlan.ts";

export interface ModelClass extends RoomPlan {
  id: string;
  /** Start time, such as "18:00". */
  at: string;
  title: string;
  /** Name of the room. */
  room: string;
  /** Numbers of the taken places, from 1. */
  taken: readonly number[];
  /** Number of people on the waitlist. @default 0 */
  waiting?: number | undefined;
  /** Place selected at first. @default none */
  chosen?: number | undefined;
}

export interface ClassModelContent {
  /** Heading above the classes, such as "Marina branch, this evening". */
  view: string;
  /** Classes by start time. */
  classes: readonly ModelClass[];
  /** Width of the rooms in metres. Lengths of paths are computed from it. */
  metres: number;
}

/** Texts. Those with a number are functions that agree with it. */
export interface ClassModelWords {
  /** Accessible names of the two radio groups. */
  classes: string;
  places: (room: string) => string;
  mirror: string;
  trainer: string;
  door: string;
  /** "9 of 14". The second one is shown above the room: "9 of 14 taken". */
  count: (taken: number, total: number) => string;
  taken: (taken: number, total: number) => string;
  free: (places: number) => string;
  waiting: (members: number) => string;
  /** Accessible name of a place, free or taken. */
  place: (place: number) => string;
  placeTaken: (place: number) => string;
  chosen: (place: number) => string;
  booked: (place: number) => string;
  /** Distance from the door. */
  walk: (metres: number) => string;
  /** Class and its time, such as "Strength basics, 18:00". */
  session: (title: string, at: string) => string;
  /** Text below the button while a place can be selected. */
  hint: string;
  /** Labels of the button. */
  choose: string;
  book: (place: number) => string;
  cancel: (place: number) => string;
  join: string;
  leave: string;
  /** Announcements after a booking or a place on the waitlist is cancelled. */
  cancelled: string;
  gaveUp: string;
}

/** Visitor's selection in a class. */
export interface Choice {
  chosen?: number | undefined;
  booked?: number | undefined;
  /** Whether the visitor is on the waitlist. */
  waits?: boolean | undefined;
}

/** Class together with the visitor's selection. */
export interface ClassState extends ModelClass {
  total: number;
  booked: number | undefined;
  waits: boolean;
  waiting: number;
  /** Number of taken places, including the visitor's own. */
  count: number;
  /** Whether no place is free. */
  full: boolean;
  isFree: (place: number) => boolean;
}

/** Merges a class with the visitor's selection. */
export function getState(one: ModelClass, choice: Choice = {}): ClassState {
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

/** Returns the text below the points of a class. */
export function getNote(one: ClassState, words: ClassModelWords): string {
  if (one.full) return words.waiting(one.waiting);
  if (one.booked !== undefined) return words.booked(one.booked);
  if (one.chosen !== undefined) return words.chosen(one.chosen);
  return words.free(one.total - one.count);
}
