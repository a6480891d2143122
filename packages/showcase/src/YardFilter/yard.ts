import type { YardBody } from "./silhouettes.ts";

/** One vehicle in the yard. */
export interface YardLot {
  /** Its number, such as "2041". */
  id: string;
  /** How it is drawn. */
  body: YardBody;
  /** What it is, such as "Saloon, petrol". */
  title: string;
  /** `id` of a state. */
  state: string;
  /** In kilograms. @default not weighed yet */
  kg?: number | undefined;
  /** What became of its weight, in the order of the materials, in kilograms. @default not known yet */
  parts?: readonly number[] | undefined;
}

/** A state that a vehicle may be in, by which the yard is filtered. */
export interface YardState {
  /** Any text but the empty one. */
  id: string;
  /** Such as "Dismantled". */
  label: string;
}

/** What a filter leaves: every one for the empty text. */
export const lotsIn = (lots: readonly YardLot[], state: string) =>
  state ? lots.filter((lot) => lot.state === state) : [...lots];

/** What vehicles weigh together, in kilograms. */
export const getWeight = (lots: readonly YardLot[]) =>
  lots.reduce((sum, { kg = 0 }) => sum + kg, 0);

/** The lot that stays chosen under a filter: itself while it is left, otherwise the first that is. */
export function keptChoice(lots: readonly YardLot[], state: string, chosen: string) {
  const left = lotsIn(lots, state);
  return left.find(({ id }) => id === chosen) ?? left[0];
}

/** An item of a grid that arrow keys may reach. */
export interface GridItem {
  /** Where it stands: px from the start of the row, px from the top. */
  x: number;
  y: number;
}

/** What an arrow key asks for, in the reading direction. */
export type Direction = "next" | "previous" | "up" | "down" | "first" | "last";

/** What a key asks for; nothing for others. */
export function getDirection(key: string, rtl: boolean): Direction | undefined {
  if (key === "ArrowRight") return rtl ? "previous" : "next";
  if (key === "ArrowLeft") return rtl ? "next" : "previous";
  const others: Readonly<Record<string, Direction>> = {
    ArrowUp: "up",
    ArrowDown: "down",
    Home: "first",
    End: "last",
  };
  return others[key];
}

/**
 * Where a key leads among the items that can be chosen. Up and down look for the nearest one in the
 * nearest row that has any; at an end it stays.
 *
 * @param at the index of the item that has focus
 */
export function moveTo(items: readonly GridItem[], at: number, direction: Direction): number {
  const last = items.length - 1;
  const from = items[at];
  if (direction === "first") return 0;
  if (direction === "last") return last;
  if (direction === "next") return Math.min(last, at + 1);
  if (direction === "previous") return Math.max(0, at - 1);
  if (!from) return at;
  const sign = direction === "down" ? 1 : -1;
  let best = at;
  let min = Number.POSITIVE_INFINITY;
  items.forEach(({ x, y }, index) => {
    const rows = (y - from.y) * sign;
    // A row counts for more than any distance in it.
    const cost = rows * 1e4 + Math.abs(x - from.x);
    if (rows > 4 && cost < min) {
      best = index;
      min = cost;
    }
  });
  return best;
}
