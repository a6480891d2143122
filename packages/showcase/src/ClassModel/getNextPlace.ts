import type { RoomPlan } from "./roomPlan.ts";

export type Step = "next" | "previous" | "up" | "down" | "first" | "last";

/** Returns the step for a key, or undefined. @param mirrored right-to-left */
export function getStep(key: string, mirrored: boolean): Step | undefined {
  const steps: Record<string, Step> = {
    ArrowRight: mirrored ? "previous" : "next",
    ArrowLeft: mirrored ? "next" : "previous",
    ArrowUp: "up",
    ArrowDown: "down",
    Home: "first",
    End: "last",
  };
  return steps[key];
}

/**
 * Returns the next free place, wrapping around. Between rows the nearest. Undefined without any.
 *
 * @param from counted from 1
 * @param isFree whether it can be selected
 */
export function getNextPlace(
  { rows, columns }: RoomPlan,
  from: number,
  step: Step,
  isFree: (place: number) => boolean,
): number | undefined {
  const count = rows * columns;
  const all = Array.from({ length: count }, (_, index) => index + 1).filter(isFree);
  if (step === "first" || step === "last") return all.at(step === "first" ? 0 : -1);
  if (step === "next") return all.find((place) => place > from) ?? all[0];
  if (step === "previous") return all.findLast((place) => place < from) ?? all.at(-1);
  const column = (from - 1) % columns;
  const row = Math.floor((from - 1) / columns);
  for (let further = 1; further <= rows; further++) {
    const there = (row + (step === "down" ? further : rows - further)) % rows;
    const [nearest] = all
      .filter((place) => Math.floor((place - 1) / columns) === there)
      .sort((a, b) => distance(a) - distance(b));
    if (nearest !== undefined) return nearest;
  }
  return undefined;

  function distance(place: number) {
    return Math.abs(((place - 1) % columns) - column);
  }
}
