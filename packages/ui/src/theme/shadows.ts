import { line } from "./vars.css.ts";

// Decorations drawn by `box-shadow`, which needs no space and follows the box.

/** Two lines around a box, with a gap. */
export const doubleRing = (gap: string, color: string): string =>
  `0 0 0 ${line.data} ${gap}, 0 0 0 calc(2 * ${line.data}) ${color}`;

/** A line inside the bottom edge. */
export const footLine = (color: string): string => `inset 0 -${line.data} ${color}`;

/** Covers the background colour that browsers set on autofilled fields. */
export const fill = (color: string): string => `inset 0 0 0 100px ${color}`;

/** Dims the page around a box. */
export const veil = (color: string): string => `0 0 0 100vmax ${color}`;
