import { line } from "./vars.css.ts";

// Drawn by `box-shadow`, which needs no space and follows the box.

/** Returns a `box-shadow` of two rings: the inner in `gap`, the outer in `color`. */
export const doubleRing = (gap: string, color: string): string =>
  `0 0 0 ${line.data} ${gap}, 0 0 0 calc(2 * ${line.data}) ${color}`;

/** Returns a `box-shadow` that draws a line inside the bottom edge. */
export const footLine = (color: string): string => `inset 0 -${line.data} ${color}`;

/** Covers the background of autofilled fields, which browsers set. */
export const fill = (color: string): string => `inset 0 0 0 100px ${color}`;

/** Dims the page around a box. */
export const veil = (color: string): string => `0 0 0 100vmax ${color}`;
