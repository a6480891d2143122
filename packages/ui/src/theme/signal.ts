import { fallbackVar, type StyleRule } from "@vanilla-extract/css";
import { media } from "./media.ts";
import { moving, signalEnd, signalStart } from "./points.css.ts";
import { signalStrength } from "./travelMarks.ts";
import { duration, easing, vars } from "./vars.css.ts";

interface SignalSize {
  /** Of the line, in pixels. */
  line: number;
  /** Across the round point, in pixels. */
  point: number;
  /** Until the rhomb lands, as a CSS time. */
  time: string;
}

/** The line and its round point, as the backgrounds of one box. */
const lineFromPoint = ({ line, point }: Pick<SignalSize, "line" | "point">) =>
  [
    `radial-gradient(${vars.color.line} ${point / 2 - 0.4}px, transparent ${point / 2}px) 0 / ${point}px no-repeat`,
    `linear-gradient(${vars.color.line} 0 0) 0 / 100% ${line}px no-repeat`,
  ].join();

/** The block has the pointer or focus, or the line has just come back into it. */
export const meant = ":is(:hover, :focus-within, :has([data-arrived]))";

const block: SignalSize = { line: 3, point: 13, time: "320ms" };
const from = (place: string, distance: number) =>
  `calc(${fallbackVar(place, "0px")} - ${distance}px)`;

/**
 * The one signal of hover and focus, on an edge of a block: the line grows from its round point, then
 * the rhomb lands. Drawn by the block's two pseudo-elements.
 *
 * @param on selector of the block while it is meant, with `&` for the block
 * @param edge the lower one, or the upper one of a block that has its line there
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
        opacity: `var(${signalStrength}, 1)`,
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
 * The picture of a block: rises while the block is meant, with the signal on its lower edge. What is
 * pointed at is the block, so that the picture does not leave the pointer.
 */
export const rising = (on: string): StyleRule[] => [
  signal(on),
  {
    position: "relative",
    selectors: { [on]: { translate: "0 -8px" } },
    "@media": { [moving]: { transition: `translate ${duration.link} ${easing}` } },
  },
];
