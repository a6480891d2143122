import type { HillsideFlat } from "./content.ts";

/** In units of the drawing. */
export interface HillLayout {
  x: number;
  step: number;
  foot: number;
  metre: number;
  box: readonly [number, number];
  /** Above the first flat with sun, and per minute. */
  line: readonly [number, number];
  /** Type sizes. Heights need a size. */
  number: number;
  hour: number;
  height?: number | undefined;
  unitless?: boolean | undefined;
  stroke: number;
  view: readonly [width: number, height: number];
  contour: number;
}

/** A flat's base. `wait`: minutes after the first sun. */
export interface Place {
  flat: HillsideFlat;
  x: number;
  y: number;
  wait: number;
}

/** Parses "7:10" to minutes since midnight. */
export function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export const getFirstSun = (flats: readonly HillsideFlat[]): number =>
  Math.min(...flats.map((flat) => parseMinutes(flat.sun)));

export function getPlaces(flats: readonly HillsideFlat[], layout: HillLayout): Place[] {
  const first = getFirstSun(flats);
  return flats.map((flat, index) => ({
    flat,
    x: round(layout.x + index * layout.step),
    y: round(layout.foot - flat.height * layout.metre),
    wait: parseMinutes(flat.sun) - first,
  }));
}

/**
 * Returns path data of the ground. It flattens towards the foot and continues at the last slope.
 */
export function drawGround(places: readonly Place[], step: number): string {
  const ys = places.map((place) => place.y);
  const [bottom = 0, second = bottom] = ys;
  const [top = 0, last = top] = ys.slice(-2).reverse();
  const rise = bottom - second;
  const climb = last - top;
  const all = [bottom + rise * 1.1, bottom + rise * 0.7, ...ys, top - climb, top - climb * 2];
  const start = (places[0]?.x ?? 0) - 2 * step;
  const slopes = all.map((y, index) => getSlope(y, all[index - 1], all[index + 1]));
  const third = step / 3;
  return all
    .map((y, index) => {
      const x = start + index * step;
      const before = all[index - 1];
      if (before === undefined) return `M${round(x)} ${round(y)}`;
      const from = before + (slopes[index - 1] ?? 0) / 3;
      const to = y - (slopes[index] ?? 0) / 3;
      return `C${[x - 2 * third, from, x - third, to, x, y].map(round).join(" ")}`;
    })
    .join("");
}

/** Harmonic mean of both slopes, 0 at a peak: the curve never overshoots. */
function getSlope(y: number, before = y, after = y): number {
  const left = y - before;
  const right = after - y;
  if (left === 0 || right === 0) return left + right;
  return left * right > 0 ? (2 * left * right) / (left + right) : 0;
}

/** Returns distances of contours from the ground, down to `depth`. */
export function getContours(depth: number, first: number): number[] {
  const contours: number[] = [];
  for (let distance = first, gap = first; distance < depth; distance += gap) {
    contours.push(round(distance));
    gap *= 1.085;
  }
  return contours;
}
