import { globalStyle } from "../theme/style.ts";
import { bar, carrier, directions } from "./segments.css.ts";

/** Scroll positions: start and end of growing, start and end of shrinking. */
export type ScrollRange<Time> = readonly [Time, Time, Time, Time];

/**
 * Adds scroll-driven animations to a segment. It is hidden if they are unsupported or motion is
 * reduced.
 *
 * @param box selector of the left-to-right parent of `bar` and two `carrier`s
 * @param timeline name, or `scroll()`
 */
export function animateSegment(
  box: string,
  direction: keyof typeof directions,
  timeline: string,
  [a, b, c, d]: ScrollRange<string>,
) {
  const { grow, shrink, pass, origin, start, half } = directions[direction];
  const along = {
    animationTimingFunction: "linear",
    animationFillMode: "both",
    animationTimeline: timeline,
  } as const;
  const point = (place: number) => `${box} > :nth-child(${place})`;
  globalStyle(`${box} > .${carrier}`, start);
  globalStyle(`${box} > .${carrier}::before`, half);
  globalStyle(`${box} > .${bar}`, {
    ...along,
    transformOrigin: origin,
    animationName: `${grow}, ${shrink}`,
    animationRange: `${a} ${b}, ${c} ${d}`,
  });
  globalStyle(point(2), { ...along, animationName: pass, animationRange: `${a} ${b}` });
  globalStyle(point(3), { ...along, animationName: pass, animationRange: `${c} ${d}` });
}
