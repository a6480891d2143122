import type { Direction } from "../foundations/AgencyProvider/index.ts";

/** Height of the scale in SVG units, and default width. */
export const viewBoxSize = 1000;
/** In SVG units. */
export const barPitch = 10;
const thickness = 6.2;

/** Finer than a pixel, short in markup. */
const roundUnits = (units: number) => Math.round(units * 10) / 10;

/** Returns the share of `max`, 0 to 1. */
export const getScaleRatio = (amount: number, max: number) =>
  max > 0 ? Math.min(1, Math.max(0, amount / max)) || 0 : 0;

/** Formats a share of 1 as a percentage, with at most two decimals. */
export const toPercent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

/** Returns the mean, or 0 without amounts. */
export const getMean = (amounts: readonly number[]) =>
  amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length : 0;

/** Converts a distance from the start side to x. */
export const createXScale =
  (direction: Direction, width: number) =>
  (distance: number): number =>
    roundUnits(direction === "rtl" ? width - distance : distance);

interface Bars {
  /** Amount at full height. */
  max: number;
  /** Bars of all series. */
  count: number;
  /** Index of the first bar. @default 0 */
  first?: number | undefined;
  direction: Direction;
}

/** Returns an SVG path of a series' bars, without those that round to 0. */
export function getBarsPath(
  amounts: readonly number[],
  { max, count, first = 0, direction }: Bars,
): string {
  const x = createXScale(direction, count * barPitch);
  const [before, after] = [(barPitch - thickness) / 2, (barPitch + thickness) / 2];
  return amounts
    .map((amount, index) => {
      const height = Math.round(getScaleRatio(amount, max) * viewBoxSize);
      const left = x((first + index) * barPitch + (direction === "rtl" ? after : before));
      return height > 0 ? `M${left} ${viewBoxSize}v-${height}h${thickness}v${height}z` : "";
    })
    .join("");
}

/** Returns the distance from the start side. */
export const getBarCenter = (index: number) => (index + 0.5) * barPitch;

export type ChartPoint = readonly [distance: number, share: number];

/** Returns an SVG path through the points, or "" without points. */
export function getLinePath(
  places: readonly ChartPoint[],
  direction: Direction,
  width = viewBoxSize,
): string {
  const x = createXScale(direction, width);
  const points = places.map(
    ([distance, share]) => `${x(distance)} ${roundUnits((1 - share) * viewBoxSize)}`,
  );
  return points.length > 0 ? `M${points.join("L")}` : "";
}

/** Returns an SVG path of very short strokes. Round ends stay round in a stretched SVG. */
export const getDotsPath = (
  places: readonly ChartPoint[],
  direction: Direction,
  width = viewBoxSize,
): string => places.map((place) => `${getLinePath([place], direction, width)}h.01`).join("");
