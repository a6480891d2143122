import type { Direction } from "../foundations/AgencyProvider/index.ts";

/** Height of the scale in SVG units, and default width. */
export const full = 1000;
/** Distance between bars, in SVG units. */
export const pitch = 10;
const thickness = 6.2;

/** Finer than a pixel, but short in markup. */
const short = (units: number) => Math.round(units * 10) / 10;

/** Returns the share of `max`, 0 to 1. */
export const getShare = (amount: number, max: number) =>
  max > 0 ? Math.min(1, Math.max(0, amount / max)) || 0 : 0;

export const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

/** Returns the mean, or 0 for an empty list. */
export const getMean = (amounts: readonly number[]) =>
  amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length : 0;

/** Converts a distance from the start side to an x coordinate. */
export const across =
  (direction: Direction, width: number) =>
  (distance: number): number =>
    short(direction === "rtl" ? width - distance : distance);

interface Bars {
  /** Amount at full height. */
  max: number;
  /** Bars in the drawing, of all series. */
  count: number;
  /** Index of the series' first bar. @default 0 */
  first?: number | undefined;
  direction: Direction;
}

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

/** Returns the distance from the start side. */
export const barMiddle = (index: number) => (index + 0.5) * pitch;

export type Place = readonly [distance: number, share: number];

export function linePath(places: readonly Place[], direction: Direction, width = full): string {
  const x = across(direction, width);
  const points = places.map(([distance, share]) => `${x(distance)} ${short((1 - share) * full)}`);
  return points.length > 0 ? `M${points.join("L")}` : "";
}

/** Very short strokes with round ends stay round in a stretched SVG. */
export const dotsPath = (places: readonly Place[], direction: Direction, width = full): string =>
  places.map((place) => `${linePath([place], direction, width)}h.01`).join("");
