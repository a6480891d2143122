import { line } from "./vars.css.ts";

// `box-shadow` needs no space and follows the box.

/** Returns a `box-shadow` of an inner ring in `gap` and an outer in `color`. */
export const doubleRing = (gap: string, color: string): string =>
  `0 0 0 ${line.data} ${gap}, 0 0 0 calc(2 * ${line.data}) ${color}`;

/** Returns a `box-shadow` line inside the bottom edge. */
export const footLine = (color: string): string => `inset 0 -${line.data} ${color}`;

/** Covers the browser's background of autofilled fields. */
export const fill = (color: string): string => `inset 0 0 0 100px ${color}`;

/** Dims the page around a box. */
export const veil = (color: string): string => `0 0 0 100vmax ${color}`;
