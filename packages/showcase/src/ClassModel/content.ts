import type { RoomPlan } from "./roomPlan.ts";

/** A class and the places of its room. */
export interface ModelClass extends RoomPlan {
  id: string;
  /** When it begins, as "18:00". */
  at: string;
  title: string;
  /** The name of its room. */
  room: string;
  /** Places that others have, counted from 1. */
  taken: readonly number[];
  /** How many wait for a place. @default 0 */
  waiting?: number | undefined;
  /** The place that is chosen at first. @default none */
  chosen?: number | undefined;
}

/** Everything that is shown and can be chosen. */
export interface ClassModelContent {
  /** Stands over the classes, such as "Marina branch, this evening". */
  view: string;
  /** In the order of the evening. */
  classes: readonly ModelClass[];
  /** How wide the rooms are, in metres: what the walk is measured by. */
  metres: number;
}

/** All words; where a number stands in them they agree with it. */
export interface ClassModelWords {
  /** Name the two groups of choices. */
  classes: string;
  places: (room: string) => string;
  mirror: string;
  trainer: string;
  door: string;
  /** "9 of 14", and the same over the room: "9 of 14 taken". */
  count: (taken: number, total: number) => string;
  taken: (taken: number, total: number) => string;
  free: (places: number) => string;
  waiting: (members: number) => string;
  /** Names a place, free or taken. */
  place: (place: number) => string;
  placeTaken: (place: number) => string;
  chosen: (place: number) => string;
  booked: (place: number) => string;
  /** How far it is from the door. */
  walk: (metres: number) => string;
  /** A class and its time, such as "Strength basics, 18:00". */
  session: (title: string, at: string) => string;
  /** Stands under the button while a place can be chosen. */
  hint: string;
  /** What the button does. */
  choose: string;
  book: (place: number) => string;
  cancel: (place: number) => string;
  join: string;
  leave: string;
  /** Says that the booking, or the place on the waitlist, is given up. */
  cancelled: string;
  gaveUp: string;
}

/** What a visitor has done with a class. */
export interface Choice {
  chosen?: number | undefined;
  booked?: number | undefined;
  /** On its waitlist. */
  waits?: boolean | undefined;
}

/** A class as it stands with a visitor's choice. */
export interface ClassState extends ModelClass {
  total: number;
  booked: number | undefined;
  waits: boolean;
  waiting: number;
  /** How many places are taken, the visitor's own included. */
  count: number;
  /** Nobody can choose a place. */
  full: boolean;
  isFree: (place: number) => boolean;
}

/** A class together with what the visitor has done with it. */
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

/** What a class says under its points. */
export function getNote(one: ClassState, words: ClassModelWords): string {
  if (one.full) return words.waiting(one.waiting);
  if (one.booked !== undefined) return words.booked(one.booked);
  if (one.chosen !== undefined) return words.chosen(one.chosen);
  return words.free(one.total - one.count);
}
