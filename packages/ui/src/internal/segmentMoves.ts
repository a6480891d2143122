import { globalStyle } from "../theme/style.ts";
import { bar, carrier, directions } from "./segments.css.ts";

/** When a segment's line grows, with the first point at its head, and when it goes, with the other at its end. */
export type Times<Time> = readonly [Time, Time, Time, Time];

/**
 * Lets line and points of a segment move with the scrolling of the page. Where nothing may move, the
 * segment is not shown.
 *
 * @param box selector of what holds `bar` and two `carrier`s, the first point's first; it reads left to right
 * @param timeline name of the timeline, or `scroll()`
 */
export function moves(
  box: string,
  direction: keyof typeof directions,
  timeline: string,
  [a, b, c, d]: Times<string>,
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
