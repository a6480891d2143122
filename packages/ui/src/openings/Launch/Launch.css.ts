import { createVar, keyframes } from "@vanilla-extract/css";
import { byScript } from "../../theme/byScript.ts";
import { container } from "../../theme/container.css.ts";
import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { duration, easing, grid, layer, line, space, vars } from "../../theme/vars.css.ts";

const moving = "(prefers-reduced-motion: no-preference)";

/** Progress, and the line's height there, 0 to 1. */
export const today = createVar();
export const todayHeight = createVar();
/** Heights of the line's ends, 0 to 1. */
export const startHeight = createVar();
export const endHeight = createVar();

export const root = style({
  overflowX: "clip",
  "@media": { [moving]: { transition: `background-color ${duration.fade} ${easing}` } },
});
export const inner = style({ paddingBlock: `clamp(36px, 4vw, 72px) ${space[7]}` });

export const note = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  fontWeight: vars.emphasis,
  color: vars.color.accentText,
});
const point = {
  flexShrink: 0,
  backgroundColor: "currentColor",
  forcedColorAdjust: "none",
} as const;
const notePoint = style({
  ...point,
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
export const notePoints = styleVariants({
  before: [notePoint, { inlineSize: 10, blockSize: 10, borderRadius: "50%" }],
  launched: [notePoint, { inlineSize: 9, blockSize: 9, rotate: "45deg" }],
});

/** Font size of the name. */
export const measure = style({
  containerType: "inline-size",
  position: "relative",
  zIndex: layer.above,
});
export const name = style({
  marginBlock: byScript("0.06em -0.26em", "0"),
  marginInlineStart: "-0.03em",
  fontSize: `calc(${vars.type.d1.size} * 1.2)`,
  lineHeight: 1.2,
  // In Latin -0.05em.
  letterSpacing: `calc(${vars.type.d1.tracking} * 25 / 21)`,
  fontWeight: vars.type.d1.weight,
  selectors: {
    // Letter spacing after the last letter.
    "&:dir(rtl)": { marginInlineStart: "0.04em" },
  },
});

export const drawing = style({
  position: "relative",
  blockSize: "clamp(150px, 20vw, 360px)",
  pointerEvents: "none",
});
const across = style({
  position: "absolute",
  insetBlock: 0,
  blockSize: "100%",
  maxInlineSize: "none",
  fill: "none",
  overflow: "visible",
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});
export const field = style([
  across,
  {
    insetInline: 0,
    inlineSize: "100%",
    stroke: vars.color.fg,
    opacity: 0.3,
    maskImage: "linear-gradient(transparent, black 30%, black 70%, transparent)",
    "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
  },
]);

export const way = style([container, { position: "absolute", insetBlock: 0, insetInline: 0 }]);
export const scale = style({ position: "relative", blockSize: "100%" });
const lines = style([across, { insetInline: 0, inlineSize: "100%" }]);
export const rest = style([
  lines,
  {
    stroke: vars.color.fg2,
    "@media": { [media.forcedColors]: { stroke: "GrayText" } },
  },
]);
const draw = keyframes({ from: { clipPath: "inset(-20px 100% -20px -20px)" } });
export const passed = style([
  lines,
  {
    stroke: vars.color.line,
    strokeWidth: line.strong,
    "@media": {
      [media.forcedColors]: { stroke: "CanvasText" },
      [moving]: { animation: `${draw} ${duration.art} ${easing} backwards` },
    },
  },
]);

const land = keyframes({ from: { opacity: 0, scale: "0.2" } });
const end = {
  position: "absolute",
  inlineSize: 17,
  blockSize: 17,
  margin: -8.5,
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
} as const;
const forcedPoint = { backgroundColor: "CanvasText" } as const;

export const start = style({
  ...end,
  borderRadius: "50%",
  insetInlineStart: 8,
  insetBlockStart: `calc(${startHeight} * 100%)`,
  "@media": { [media.forcedColors]: forcedPoint },
});
export const now = style({
  ...end,
  borderRadius: "50%",
  insetInlineStart: `calc(${today} * 100%)`,
  insetBlockStart: `calc(${todayHeight} * 100%)`,
  "@media": {
    [media.forcedColors]: forcedPoint,
    [moving]: { animation: `${land} ${duration.land} ${easing} ${duration.art} backwards` },
  },
});
export const launch = styleVariants({
  before: {
    ...end,
    rotate: "45deg",
    insetInlineEnd: 8,
    insetBlockStart: `calc(${endHeight} * 100%)`,
    backgroundColor: vars.color.bg,
    border: `${line.data} solid ${vars.color.fg}`,
    "@media": {
      [media.forcedColors]: { backgroundColor: "Canvas", borderColor: "CanvasText" },
    },
  },
  launched: {
    ...end,
    rotate: "45deg",
    insetInlineEnd: 8,
    insetBlockStart: `calc(${endHeight} * 100%)`,
    "@media": { [media.forcedColors]: forcedPoint },
  },
});

export const countdown = style({ marginBlockStart: space[5] });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  columnGap: grid.gutter,
  rowGap: space[6],
  marginBlockStart: space[6],
});
export const texts = styleVariants({
  before: { maxInlineSize: "36rem", color: vars.color.fg2 },
  launched: { maxInlineSize: "17ch" },
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 28,
  rowGap: space[3],
});
