import type { HillsideFlat } from "./content.ts";

/** Where a hill stands in a view, in units of the drawing. */
export interface HillLayout {
  /** Middle of the first flat, and from one to the next. */
  x: number;
  step: number;
  /** The foot of the street, and the units of a metre. */
  foot: number;
  metre: number;
  /** Width and height of a flat. */
  box: readonly [number, number];
  /** The line above the flat that has the sun first, and what each minute after that adds. */
  line: readonly [number, number];
  /** Sizes of type. Without one for heights they are left out. */
  number: number;
  hour: number;
  height?: number | undefined;
  /** Leaves out the unit of a height, where a flat is too narrow for it. */
  unitless?: boolean | undefined;
  /** Of the ground; the outline of a flat is two thirds of it. */
  stroke: number;
  /** Size of the view, which the contours fill. */
  view: readonly [width: number, height: number];
  /** From the ground to the first contour. */
  contour: number;
}

/** Of a flat on the hill: where its base meets the ground, and its wait after the first sun, in minutes. */
export interface Place {
  flat: HillsideFlat;
  x: number;
  y: number;
  wait: number;
}

/** Minutes after midnight of a time such as "7:10". */
export function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** One decimal is a tenth of a pixel: enough, and short. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const firstSun = (flats: readonly HillsideFlat[]): number =>
  Math.min(...flats.map((flat) => parseMinutes(flat.sun)));

export function getPlaces(flats: readonly HillsideFlat[], layout: HillLayout): Place[] {
  const first = firstSun(flats);
  return flats.map((flat, index) => ({
    flat,
    x: round(layout.x + index * layout.step),
    y: round(layout.foot - flat.height * layout.metre),
    wait: parseMinutes(flat.sun) - first,
  }));
}

/** The ground through all places: flatter towards the foot, and on upwards as steep as at the last. */
export function drawGround(places: readonly Place[], step: number): string {
  const ys = places.map((place) => place.y);
  const [bottom = 0, second = bottom] = ys;
  const [top = 0, last = top] = ys.slice(-2).reverse();
  const rise = bottom - second;
  const climb = last - top;
  const all = [bottom + rise * 1.1, bottom + rise * 0.7, ...ys, top - climb, top - climb * 2];
  const start = (places[0]?.x ?? 0) - 2 * step;
  const slopes = all.map((y, index) => slopeBetween(y, all[index - 1], all[index + 1]));
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

/** The harmonic mean of both sides, zero at a summit: a hill that never overshoots its points. */
function slopeBetween(y: number, before = y, after = y): number {
  const left = y - before;
  const right = after - y;
  if (left === 0 || right === 0) return left + right;
  return left * right > 0 ? (2 * left * right) / (left + right) : 0;
}

/** How far below the ground each contour lies: close at first, then ever wider, down to `depth`. */
export function contoursTo(depth: number, first: number): number[] {
  const contours: number[] = [];
  for (let distance = first, gap = first; distance < depth; distance += gap) {
    contours.push(round(distance));
    gap *= 1.085;
  }
  return contours;
}
