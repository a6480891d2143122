import type { VehicleBody } from "./silhouettes.ts";

export interface YardLot {
  id: string;
  body: VehicleBody;
  title: string;
  /** `id` of its state. */
  state: string;
  /** In kilograms. @default not weighed */
  kg?: number | undefined;
  /** Kilograms in the materials' order. @default not known */
  parts?: readonly number[] | undefined;
}

export interface YardState {
  /** Must not be empty: an empty filter selects all. */
  id: string;
  label: string;
}

/** Returns lots in a state. The empty string selects all. */
export const filterLots = (lots: readonly YardLot[], state: string) =>
  state ? lots.filter((lot) => lot.state === state) : [...lots];

export const getWeight = (lots: readonly YardLot[]) =>
  lots.reduce((sum, { kg = 0 }) => sum + kg, 0);

export function getSelectedLot(lots: readonly YardLot[], state: string, chosen: string) {
  const left = filterLots(lots, state);
  return left.find(({ id }) => id === chosen) ?? left[0];
}

export interface GridItem {
  /** Px from the row's start. `y` is from the top. */
  x: number;
  y: number;
}

export type Direction = "next" | "previous" | "up" | "down" | "first" | "last";

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
 * Returns the index after a move. Up and down find the nearest item in the nearest row with any. At
 * an end it stays.
 *
 * @param at index of the focused item
 */
export function getGridTarget(
  items: readonly GridItem[],
  at: number,
  direction: Direction,
): number {
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
    // Rows outweigh any horizontal distance.
    const cost = rows * 1e4 + Math.abs(x - from.x);
    if (rows > 4 && cost < min) {
      best = index;
      min = cost;
    }
  });
  return best;
}
