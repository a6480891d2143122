import { duration, easing, grid, media, space, vars } from "@agency/ui/theme";
import { globalStyle, style, styleVariants } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";
import { view } from "./view.ts";

const moving = "(prefers-reduced-motion: no-preference)";

const upright = `min(192vw, 1000px, 100cqb - 2 * ${space[3]})`;
const half = "43vw";

export const root = style({
  overflowX: "clip",
  "@media": { [moving]: { transition: `background-color ${duration.fade} ${easing}` } },
});
export const inner = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  rowGap: space[5],
  paddingBlock: `clamp(20px, 2.2vw, 40px) ${space[4]}`,
  "@media": {
    [`screen and ${media.wide} and (min-height: 700px)`]: {
      minBlockSize: "min(calc(100svh - 76px), 62vw)",
    },
    [media.narrow]: {
      minBlockSize: "calc(100svh - 64px)",
      paddingBlock: `${space[3]} ${space[6]}`,
    },
  },
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gridTemplateRows: "auto 1fr",
  columnGap: grid.gutter,
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "none",
      rowGap: space[4],
      inlineSize: `calc(100% - ${half})`,
    },
  },
});
export const naming = style({ minInlineSize: 0 });
export const note = style({
  display: "flex",
  alignItems: "baseline",
  gap: 12,
  color: vars.color.fg2,
  "@media": { [media.narrow]: { fontSize: vars.type.xs.size } },
});
const point = {
  flexShrink: 0,
  inlineSize: 9,
  blockSize: 9,
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  "@media": {
    [media.forcedColors]: { backgroundColor: "CanvasText" },
    [media.narrow]: { display: "none" },
  },
} as const;
export const notePoints = styleVariants({
  before: { ...point, borderRadius: "50%" },
  launched: { ...point, rotate: "45deg" },
});
export const name = style({
  marginInlineStart: "-0.04em",
  fontSize: `calc(${vars.type.d1.size} * 0.88)`,
  lineHeight: 1.16,
  letterSpacing: "-0.045em",
  fontWeight: vars.type.d1.weight,
  selectors: {
    "&:lang(ar)": { letterSpacing: 0 },
    "&:dir(rtl)": { marginInlineStart: "0.01em" },
  },
});
export const lead = style({
  color: vars.color.fg2,
  maxInlineSize: "44rem",
  marginBlockStart: space[3],
  "@media": {
    [media.narrow]: {
      order: 1,
      marginBlockStart: 0,
      fontSize: vars.type.sm.size,
      lineHeight: vars.type.sm.lineHeight,
    },
  },
});

export const when = style({
  gridColumn: 2,
  gridRow: "1 / span 2",
  display: "grid",
  alignContent: "start",
  rowGap: space[3],
  minInlineSize: 0,
  "@media": { [media.narrow]: { gridColumn: 1, gridRow: "auto" } },
});
export const season = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[4],
});
export const remaining = style({
  color: vars.color.fg2,
  // Reserves the line until the time is known.
  minBlockSize: "1lh",
  "@media": { [media.narrow]: { fontSize: vars.type.sm.size } },
});

/** The season line already says it. */
export const units = style({ "@media": { [media.still]: { display: "none" } } });
globalStyle(`${units} > [data-countdown]`, {
  fontSize: vars.type.xs.size,
  color: vars.color.fg2,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: space[1] },
  },
});
globalStyle(`${units} > [data-countdown] > div`, { fontSize: vars.type.xs.size });
globalStyle(`${units} > [data-countdown] > div > :first-child`, {
  marginBlockEnd: 0,
  color: vars.color.fg,
  fontSize: "clamp(1.15rem, 1.5vw, 1.5rem)",
  lineHeight: 1.3,
  letterSpacing: "-0.02em",
  "@media": { [media.narrow]: { fontSize: "1.05rem" } },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 28,
  rowGap: space[3],
  marginBlockStart: space[2],
});

globalStyle(`${actions} > :first-child`, {
  "@media": { [media.narrow]: { paddingInline: 12 } },
});
globalStyle(`${actions} > a + a`, {
  "@media": {
    [media.narrow]: { gap: 10, fontSize: vars.type.xs.size, whiteSpace: "nowrap" },
  },
});
globalStyle(`${actions} > a + a > :last-child`, {
  "@media": { [media.narrow]: { flexShrink: 1, minInlineSize: 20 } },
});

export const figure = style({
  containerType: "inline-size",
  "@media": {
    [media.narrow]: {
      containerType: "size",
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: half,
      overflow: "clip",
      pointerEvents: "none",
    },
  },
});
export const drawing = style({
  inlineSize: "100%",
  blockSize: "auto",
  "@media": {
    [media.narrow]: {
      position: "absolute",
      insetBlockStart: space[3],
      insetInlineStart: 0,
      inlineSize: upright,
      blockSize: `calc(${upright} * ${view.height / view.width})`,
      maxInlineSize: "none",
      transformOrigin: "0 0",
      translate: `calc(${upright} * ${view.height / view.width}) 0`,
      rotate: "90deg",
      selectors: {
        "&:dir(rtl)": { insetInline: "auto 0", translate: "none", scale: "1 -1" },
      },
    },
  },
});

const open = keyframes({ from: { transform: "none" } });
const comeOut = keyframes({ from: { transform: "none", opacity: 0 } });
const once = `${duration.art} ${easing} backwards`;
const still = { ":root[data-motion=paused] &": { animation: "none" } };
export const moved = style({
  "@media": { [moving]: { animation: `${open} ${once}`, selectors: still } },
});
export const out = style({
  "@media": { [moving]: { animation: `${comeOut} ${once}`, selectors: still } },
});

export const labels = style({
  position: "relative",
  blockSize: "3.25rem",
  marginBlockStart: space[2],
  "@media": { [media.narrow]: { display: "none" } },
});
const label = style({ position: "absolute", insetBlockStart: 0, whiteSpace: "nowrap" });
export const at = createVar();
export const caption = style([label, { insetInlineStart: 0 }]);
export const piece = style([
  label,
  {
    insetInlineStart: `calc(${at} * 100%)`,
    translate: "-50%",
    textAlign: "center",
    selectors: { "&:dir(rtl)": { translate: "50%" } },
    "@container": { "(inline-size < 60rem)": { display: "none" } },
  },
]);
export const quiet = style({ color: vars.color.fg3 });
const heap = style([label, { insetInlineStart: `calc(${at} * 100%)` }]);
export const heaps = styleVariants({
  plain: [heap],
  accent: [heap, { color: vars.color.accentText }],
});
/** Never past the ground. */
export const legend = style([
  label,
  {
    insetInline: 0,
    insetBlockStart: "1.6em",
    display: "flex",
    "::before": { content: "", flex: `0 1 calc(${at} * 100%)` },
  },
]);
