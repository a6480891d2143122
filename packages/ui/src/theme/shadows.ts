import { line } from "./vars.css.ts";

// What is drawn by `box-shadow` and is no shadow: it takes no room and follows the box.

/** A line around a box, set off from it. */
export const doubleRing = (gap: string, color: string): string =>
  `0 0 0 ${line.data} ${gap}, 0 0 0 calc(2 * ${line.data}) ${color}`;

/** A second line at the foot of a box, within it. */
export const footLine = (color: string): string => `inset 0 -${line.data} ${color}`;

/** A ground that a browser cannot paint over: it fills fields it has filled in with a blue of its own. */
export const fill = (color: string): string => `inset 0 0 0 100px ${color}`;

/** A veil over the whole page around a box, below what stands in front of it. */
export const veil = (color: string): string => `0 0 0 100vmax ${color}`;
