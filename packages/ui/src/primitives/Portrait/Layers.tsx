import type { DrawnPortrait } from "./drawPortrait.ts";
import * as styles from "./Portrait.css.ts";
import type { Point } from "./spline.ts";

export const Layers = ({ of }: { of: DrawnPortrait["layers"] }) =>
  of.map(({ tone, d }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static
    <path key={index} className={styles.tones[tone]} d={d} />
  ));

/** Returns a diamond's path. @param radius from centre to corner */
export function getDiamondPath([x, y]: Point, radius: number) {
  const side = Math.round(radius);
  return `M${x} ${y - side}l${side} ${side}l${-side} ${side}l${-side} ${-side}z`;
}
