import { createVar, keyframes } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { vars } from "../theme/vars.css.ts";
import { scrollDrivenStyle } from "./scrollDrivenStyle.ts";

export const thickness = createVar();
export const point = createVar();

export const segment = style({
  display: "none",
  position: "absolute",
  // Moving parts must not extend the scrollable area.
  contain: "layout",
  pointerEvents: "none",
  color: vars.color.line,
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { color: "Highlight" } },
});
scrollDrivenStyle(`.${segment}`, { display: "block" });

const whole = { position: "absolute", inset: 0 } as const;

export const bar = style({ ...whole, backgroundColor: "currentColor" });
/** Has the length of the segment, so that a translation of 100 % moves its point to the end. */
export const carrier = style({ ...whole, display: "grid" });

const shape = { content: "", backgroundColor: "currentColor" } as const;
export const round = style({
  "::before": { ...shape, inlineSize: point, blockSize: point, borderRadius: "50%" },
});
export const rhomb = style({
  "::before": {
    ...shape,
    inlineSize: `calc(${point} * 0.8)`,
    blockSize: `calc(${point} * 0.8)`,
    rotate: "45deg",
  },
});

const seen = { opacity: 1 };
const passing = (from: string, to: string) =>
  keyframes({
    "0%": { translate: from, opacity: 0 },
    "0.5%": seen,
    "99.5%": { ...seen, translate: to },
    "100%": { translate: to, opacity: 0 },
  });

/** Requires left-to-right containers. */
export const directions = {
  down: {
    grow: keyframes({ from: { scale: "1 0" } }),
    shrink: keyframes({ from: { clipPath: "inset(0)" }, to: { clipPath: "inset(100% 0 0)" } }),
    pass: passing("0 0", "0 100%"),
    origin: "50% 0",
    /** Alignment of a point at the start of the segment. */
    start: { placeItems: "start center", placeContent: "start center" },
    half: { marginBlockStart: `calc(${point} / -2)` },
  },
  rightwards: {
    grow: keyframes({ from: { scale: "0 1" } }),
    shrink: keyframes({ from: { clipPath: "inset(0)" }, to: { clipPath: "inset(0 0 0 100%)" } }),
    pass: passing("0 0", "100% 0"),
    origin: "0 50%",
    start: { placeItems: "center start", placeContent: "center start" },
    half: { marginInlineStart: `calc(${point} / -2)` },
  },
  leftwards: {
    grow: keyframes({ from: { scale: "0 1" } }),
    shrink: keyframes({ from: { clipPath: "inset(0)" }, to: { clipPath: "inset(0 100% 0 0)" } }),
    pass: passing("0 0", "-100% 0"),
    origin: "100% 50%",
    start: { placeItems: "center end", placeContent: "center end" },
    half: { marginInlineEnd: `calc(${point} / -2)` },
  },
} as const;

export const appear = keyframes({ "0%": { opacity: 0 }, "0.5%": seen, "100%": seen });
