import { duration, easing, media, vars } from "@agency/ui/theme";
import { globalStyle, style, styleVariants } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";

const moving = "(prefers-reduced-motion: no-preference)";
const paused = ":root[data-motion=paused] &";

/** Meeting point across the lanes, 0 to 1. */
export const middleWide = createVar();
export const middleTall = createVar();
export const besides = createVar();

export const root = style({
  position: "relative",
  minInlineSize: 0,
  pointerEvents: "none",
  blockSize: "100%",
});
export const side = style({ position: "absolute", inset: 0 });
export const far = style({
  clipPath: "inset(0 0 0 50%)",
  selectors: { "&:dir(rtl)": { clipPath: "inset(0 50% 0 0)" } },
  "@media": {
    [media.narrow]: {
      clipPath: "inset(50% -20px -20px)",
      selectors: { "&:dir(rtl)": { clipPath: "inset(50% -20px -20px)" } },
    },
  },
});

const across = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: besides,
  inlineSize: `calc(100% - 2 * ${besides})`,
  blockSize: "100%",
  maxInlineSize: "none",
  overflow: "visible",
  fill: "none",
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});
globalStyle(`${across} path`, { vectorEffect: "non-scaling-stroke" });

export const courses = styleVariants({
  wide: { "@media": { [media.narrow]: { display: "none" } } },
  tall: { "@media": { [media.wide]: { display: "none" } } },
});

export const field = style([
  across,
  {
    stroke: vars.color.fg,
    strokeWidth: 1,
    "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
  },
]);
// In print and forced colours the near side covers all.
globalStyle(`${far} ${field}`, {
  "@media": { [`${media.print}, ${media.forcedColors}`]: { display: "none" } },
});
globalStyle(`${field} path`, { strokeOpacity: 0.22 });
export const end = style({});
globalStyle(`${field} path${end}`, { strokeOpacity: 1, strokeWidth: 7, strokeLinecap: "round" });

export const pair = style([
  across,
  {
    stroke: vars.color.line,
    strokeLinecap: "round",
    "@media": { [media.forcedColors]: { stroke: "Highlight" } },
  },
]);
export const line = style({ strokeWidth: 4, "@media": { [media.narrow]: { strokeWidth: 3 } } });
export const start = style({ strokeWidth: 16, "@media": { [media.narrow]: { strokeWidth: 13 } } });
export const tip = style({ strokeWidth: 12, "@media": { [media.narrow]: { strokeWidth: 10 } } });

const all = "inset(-20px)";
const fromStart = keyframes({
  from: { clipPath: "inset(-20px 100% -20px -20px)" },
  to: { clipPath: all },
});
const fromEnd = keyframes({
  from: { clipPath: "inset(-20px -20px -20px 100%)" },
  to: { clipPath: all },
});
const fromTop = keyframes({ from: { clipPath: "inset(-20px -20px 100%)" }, to: { clipPath: all } });
const fromBottom = keyframes({
  from: { clipPath: "inset(100% -20px -20px)" },
  to: { clipPath: all },
});

const uncover = (wide: string, tall: string) => ({
  selectors: { [paused]: { animation: "none" } },
  "@media": {
    [`${moving} and ${media.wide}`]: {
      animation: `${wide} ${duration.art} ${easing} backwards`,
    },
    [`${moving} and ${media.narrow}`]: {
      animation: `${tall} ${duration.art} ${easing} backwards`,
    },
  },
});
export const uncovered = styleVariants({
  near: uncover(fromStart, fromTop),
  far: uncover(fromEnd, fromBottom),
});

const rhomb = style({
  position: "absolute",
  rotate: "45deg",
  forcedColorAdjust: "none",
  insetInlineStart: "50%",
  insetBlockStart: `calc(${middleWide} * 100%)`,
  "@media": {
    [media.narrow]: {
      insetBlockStart: "50%",
      insetInlineStart: `calc(${besides} + (100% - 2 * ${besides}) * ${middleTall})`,
    },
  },
});
export const meeting = style([
  rhomb,
  {
    inlineSize: 20,
    blockSize: 20,
    margin: -10,
    backgroundColor: vars.color.bg,
    border: `2.5px solid ${vars.color.line}`,
    "@media": {
      [media.forcedColors]: { backgroundColor: "Canvas", borderColor: "Highlight" },
    },
  },
]);
const land = keyframes({ from: { opacity: 0, scale: "0.2" } });
export const met = style([
  rhomb,
  {
    inlineSize: 35,
    blockSize: 35,
    margin: -17.5,
    backgroundColor: vars.color.line,
    selectors: { [paused]: { animation: "none" } },
    "@media": {
      [media.forcedColors]: { backgroundColor: "Highlight" },
      [moving]: { animation: `${land} ${duration.land} ${easing} ${duration.art} backwards` },
    },
  },
]);
