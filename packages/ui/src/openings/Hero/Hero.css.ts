import { keyframes } from "@vanilla-extract/css";
import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, grid as sizes, space, vars } from "../../theme/vars.css.ts";

const moving = "(prefers-reduced-motion: no-preference)";
/** Keeps the first button in view. */
const small = `${media.narrow} and (height < 700px)`;

export const root = style({ overflowX: "clip" });

export const headline = style({
  // Aligns the first letter optically.
  marginInlineStart: "-0.02em",
  fontSize: vars.type.d1.size,
  lineHeight: vars.type.d1.lineHeight,
  letterSpacing: vars.type.d1.tracking,
  fontWeight: vars.type.d1.weight,
  "@media": {
    // Keeps the longest line on one row.
    [media.wide]: {
      fontSize: `min(${vars.type.d1.size}, (100vw - 2 * ${sizes.margin}) * 0.108)`,
    },
  },
});

const part = style({ display: "block" });

export const before = style([
  part,
  { "@media": { [media.wide]: { marginInlineEnd: `calc(${sizes.margin} * -0.9)` } } },
]);
export const after = style([part, { textAlign: "end" }]);

export const noWrap = style({ whiteSpace: "nowrap" });

const rise = keyframes({ from: { opacity: 0, translate: "0 24px" } });

export const word = style({
  display: "inline-block",
  "@media": { [moving]: { animation: `${rise} ${duration.rise} ${easing} both` } },
});

const stub = style({
  position: "relative",
  display: "inline-block",
  blockSize: 0,
  inlineSize: "0.2em",
  verticalAlign: "0.297em",
});

export const leave = style([stub, { marginInlineStart: "0.23em" }]);
export const arrive = style([stub, { marginInlineEnd: "0.23em" }]);

const point = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: "50%",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
});

export const round = style([
  point,
  {
    inlineSize: "0.21em",
    blockSize: "0.21em",
    marginBlockStart: "-0.105em",
    marginInlineStart: "-0.105em",
    borderRadius: "50%",
    "@media": { [moving]: { animation: `${rise} ${duration.rise} ${easing} both` } },
  },
]);

const land = keyframes({ from: { opacity: 0, scale: "0.2" } });

export const rhomb = style([
  point,
  {
    inlineSize: "0.164em",
    blockSize: "0.164em",
    marginBlockStart: "-0.082em",
    marginInlineStart: "-0.082em",
    rotate: "45deg",
    "@media": {
      [moving]: {
        animation: `${land} ${duration.land} ${easing} calc(${duration.wrap} * 2) both`,
      },
    },
  },
]);

const draw = keyframes({ from: { scale: "0 1" } });

/** Clipped by the hero. */
const line = style({
  position: "absolute",
  inlineSize: "100vw",
  blockSize: "clamp(3px, 0.026em, 12px)",
  insetBlockStart: "calc(clamp(3px, 0.026em, 12px) / -2)",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  transformOrigin: "0 50%",
  selectors: { "&:dir(rtl)": { transformOrigin: "100% 50%" } },
});

export const leaving = style([
  line,
  {
    insetInlineStart: "50%",
    "@media": { [moving]: { animation: `${draw} ${duration.wrap} ${easing} both` } },
  },
]);
export const arriving = style([
  line,
  {
    insetInlineEnd: "50%",
    "@media": {
      [moving]: { animation: `${draw} ${duration.wrap} ${easing} ${duration.wrap} both` },
    },
  },
]);

const open = keyframes({ from: { fontVariationSettings: '"HEXP" 0' } });

/** Prevents layout shifts. */
export const stretch = style({
  display: "inline-grid",
  // Aligns the stretched letter optically.
  marginInlineStart: "-0.045em",
});
export const stretched = style({
  gridArea: "1 / 1",
  visibility: "hidden",
  fontVariationSettings: '"HEXP" 50',
});
export const stretching = style({
  gridArea: "1 / 1",
  fontVariationSettings: '"HEXP" 50',
  "@media": { [moving]: { animation: `${open} ${duration.line} ${easing} both` } },
});

export const foot = style([
  grid,
  {
    alignItems: "end",
    rowGap: space[6],
    marginBlockStart: "clamp(40px, 4.2vw, 80px)",
    "@media": {
      [media.narrow]: { alignItems: "start" },
      [small]: { rowGap: space[4], marginBlockStart: space[4] },
    },
  },
]);
export const lead = style({
  gridColumn: "1 / -1",
  color: vars.color.fg2,
  maxInlineSize: "38ch",
  "@media": { [media.wide]: { gridColumn: "1 / span 6" } },
});
export const actions = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[6],
  rowGap: space[3],
  "@media": { [media.wide]: { gridColumn: "7 / -1", justifySelf: "end" } },
});

export const artwork = style({
  marginBlockStart: "clamp(36px, 3.6vw, 72px)",
  marginBlockEnd: "clamp(-104px, -7vw, -40px)",
});
