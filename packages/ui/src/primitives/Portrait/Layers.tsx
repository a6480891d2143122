import type { DrawnPortrait } from "./drawPortrait.ts";
import * as styles from "./Portrait.css.ts";
import type { Point } from "./spline.ts";

/** All of a person but the line. */
export const Layers = ({ of }: { of: DrawnPortrait["layers"] }) =>
  of.map(({ tone, d }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: layers are their places
    <path key={index} className={styles.tones[tone]} d={d} />
  ));

/** The point at which the line ends. `radius`: from its middle to a corner. */
export function rhomb([x, y]: Point, radius: number) {
  const side = Math.round(radius);
  return `M${x} ${y - side}l${side} ${side}l${-side} ${side}l${-side} ${-side}z`;
}
