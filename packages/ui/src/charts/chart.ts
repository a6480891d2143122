import type { Direction } from "../foundations/AgencyProvider/index.ts";

/** Units of a drawing from its axis to the top of its scale, and from side to side where no bar sets it. */
export const full = 1000;
/** Units from one bar to the next, and the width of one. */
export const pitch = 10;
const thickness = 6.2;

/** A tenth of a unit is finer than a pixel, and short in the markup. */
const short = (units: number) => Math.round(units * 10) / 10;

/** The part of a scale from zero that an amount fills, 0 to 1. Nothing is drawn below the axis. */
export const getShare = (amount: number, max: number) =>
  max > 0 ? Math.min(1, Math.max(0, amount / max)) || 0 : 0;

/** The same as CSS has it. */
export const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

/** What stands for several amounts, such as a value before a change. Zero for none. */
export const getMean = (amounts: readonly number[]) =>
  amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length : 0;

/** Turns a distance from the start side into a coordinate of a drawing that wide. */
export const across =
  (direction: Direction, width: number) =>
  (distance: number): number =>
    short(direction === "rtl" ? width - distance : distance);

interface Bars {
  /** The amount as high as the drawing. */
  max: number;
  /** Bars in the drawing, which may have more than one series. */
  count: number;
  /** The place of the first of these, from 0. @default 0 */
  first?: number | undefined;
  direction: Direction;
}

/** One path for a series of bars that stand on the axis. */
export function barsPath(
  amounts: readonly number[],
  { max, count, first = 0, direction }: Bars,
): string {
  const x = across(direction, count * pitch);
  const [before, after] = [(pitch - thickness) / 2, (pitch + thickness) / 2];
  return amounts
    .map((amount, index) => {
      const height = Math.round(getShare(amount, max) * full);
      const left = x((first + index) * pitch + (direction === "rtl" ? after : before));
      return height > 0 ? `M${left} ${full}v-${height}h${thickness}v${height}z` : "";
    })
    .join("");
}

/** The middle of a bar, as a distance from the start side. */
export const barMiddle = (index: number) => (index + 0.5) * pitch;

/** A place in a drawing: the distance from the start side, and the share of the scale. */
export type Place = readonly [distance: number, share: number];

/** One stroke from place to place, in a drawing that wide. */
export function linePath(places: readonly Place[], direction: Direction, width = full): string {
  const x = across(direction, width);
  const points = places.map(([distance, share]) => `${x(distance)} ${short((1 - share) * full)}`);
  return points.length > 0 ? `M${points.join("L")}` : "";
}

/** Dots, by strokes too short to be seen without round ends: these stay round in a stretched drawing. */
export const dotsPath = (places: readonly Place[], direction: Direction, width = full): string =>
  places.map((place) => `${linePath([place], direction, width)}h.01`).join("");
