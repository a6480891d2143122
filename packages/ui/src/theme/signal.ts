import { fallbackVar, type StyleRule } from "@vanilla-extract/css";
import { media } from "./media.ts";
import { moving, signalEnd, signalStart } from "./points.css.ts";
import { arrivedAttribute, indicatorOpacity } from "./transitionAttributes.ts";
import { duration, easing, vars } from "./vars.css.ts";

interface SignalSize {
  /** In px. */
  line: number;
  /** In px. */
  point: number;
  /** CSS time until the diamond appears. */
  time: string;
}

const lineFromPoint = ({ line, point }: Pick<SignalSize, "line" | "point">) =>
  [
    `radial-gradient(${vars.color.line} ${point / 2 - 0.4}px, transparent ${point / 2}px) 0 / ${point}px no-repeat`,
    `linear-gradient(${vars.color.line} 0 0) 0 / 100% ${line}px no-repeat`,
  ].join();

/** Hovered, focused, or target of a page transition. */
export const meant = `:is(:hover, :focus-within, [${arrivedAttribute}])`;

const block: SignalSize = { line: 3, point: 13, time: "320ms" };
const from = (place: string, distance: number) =>
  `calc(${fallbackVar(place, "0px")} - ${distance}px)`;

/**
 * Focus and hover indicator: a line from a dot to a diamond. Uses both pseudo-elements of the
 * block.
 *
 * @param on selector of the active block, with `&` for the block
 */
export function signal(
  on: string,
  { line, point, time }: SignalSize = block,
  edge: "insetBlockStart" | "insetBlockEnd" = "insetBlockEnd",
): StyleRule {
  const rhomb = Math.round(point * 0.8);
  return {
    selectors: {
      "&::before, &::after": {
        content: "",
        position: "absolute",
        pointerEvents: "none",
        opacity: `var(${indicatorOpacity}, 1)`,
      },
      "&::before": {
        insetInlineStart: from(signalStart, point / 2),
        insetInlineEnd: from(signalEnd, point / 2),
        [edge]: -(point + 1) / 2,
        blockSize: point,
        background: lineFromPoint({ line, point }),
        clipPath: "inset(0 100% 0 0)",
      },
      "&:dir(rtl)::before": { backgroundPosition: "100%, 0", clipPath: "inset(0 0 0 100%)" },
      "&::after": {
        insetInlineEnd: from(signalEnd, rhomb / 2),
        [edge]: -(rhomb + 1) / 2,
        inlineSize: rhomb,
        blockSize: rhomb,
        rotate: "45deg",
        scale: "0",
        backgroundColor: vars.color.line,
      },
      [`${on}::before`]: { clipPath: "inset(0)" },
      [`${on}::after`]: { scale: "1" },
    },
    "@media": {
      [moving]: {
        selectors: {
          [`${on}::before`]: { transition: `clip-path ${time} ${easing}` },
          [`${on}::after`]: { transition: `scale ${duration.land} ${easing} ${time}` },
        },
      },
      [media.forcedColors]: { selectors: { "&::before, &::after": { display: "none" } } },
    },
  };
}

/**
 * Raises the image of an active block. The block is the hover target, to stay under the pointer.
 */
export const rising = (on: string): StyleRule[] => [
  signal(on),
  {
    position: "relative",
    selectors: { [on]: { translate: "0 -8px" } },
    "@media": { [moving]: { transition: `translate ${duration.link} ${easing}` } },
  },
];
