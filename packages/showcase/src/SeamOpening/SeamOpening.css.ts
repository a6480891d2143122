import {
  duration,
  easing,
  grid,
  layer,
  media,
  space,
  target,
  vars,
  visuallyHidden,
} from "@agency/ui/theme";
import { style, styleVariants } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";
import { besides } from "./SeamDrawing.css.ts";

const moving = "(prefers-reduced-motion: no-preference)";
const paused = ":root[data-motion=paused] &";

const margin = createVar();

/** Opaque: the page's background would show on one side only. */
export const root = style({
  position: "relative",
  isolation: "isolate",
  overflowX: "clip",
  backgroundColor: vars.color.bg,
});
export const grounded = style({ backgroundColor: "transparent" });

const open = keyframes({ from: { clipPath: "inset(0 50%)" } });
const openTall = keyframes({ from: { clipPath: "inset(50% 0)" } });
export const ground = style({
  position: "absolute",
  inset: 0,
  zIndex: layer.under,
  backgroundColor: vars.color.bg,
  selectors: { [paused]: { animation: "none" } },
  "@media": {
    [`${moving} and ${media.wide}`]: { animation: `${open} ${duration.line} ${easing}` },
    [`${moving} and ${media.narrow}`]: { animation: `${openTall} ${duration.line} ${easing}` },
  },
});

export const inner = style({
  vars: {
    [margin]: `max(${grid.margin}, calc((100% - ${grid.max}) / 2 + ${grid.margin}))`,
    [besides]: "clamp(9.75rem, 13vw, 13rem)",
  },
  display: "grid",
  gridTemplateColumns: `${margin} minmax(0, 1fr) minmax(0, 1fr) ${margin}`,
  gridTemplateRows: "auto auto minmax(18rem, 1fr) auto",
  minBlockSize: `min(calc(100svh - ${target.nav}), 62vw)`,
  paddingBlock: `${space[4]} ${space[5]}`,
  "@media": {
    [media.narrow]: {
      vars: { [margin]: grid.marginNarrow, [besides]: "8px" },
      gridTemplateRows: "auto auto auto minmax(6rem, 1fr) minmax(6rem, 1fr) auto",
      minBlockSize: `min(calc(100svh - ${target.navNarrow}), 52rem)`,
      paddingBlock: `${space[2]} ${space[4]}`,
    },
  },
});

export const far = style({
  gridColumn: "3 / -1",
  gridRow: "1 / -1",
  zIndex: layer.under,
  backgroundColor: vars.color.bg,
  marginBlock: `calc(-1 * ${space[4]}) calc(-1 * ${space[5]})`,
  "@media": {
    [media.narrow]: {
      gridColumn: "1 / -1",
      gridRow: "5 / -1",
      marginBlock: `0 calc(-1 * ${space[4]})`,
    },
  },
});

export const note = style({
  gridColumn: 2,
  gridRow: 1,
  display: "flex",
  alignItems: "center",
  gap: 12,
  color: vars.color.fg2,
  paddingInlineEnd: space[5],
  // Forced colours' backplate behind the name is taller than its line.
  position: "relative",
  zIndex: layer.above,
  "@media": { [media.narrow]: { gridColumn: "2 / 4", paddingInlineEnd: 0 } },
});
const point = style({
  flexShrink: 0,
  inlineSize: 9,
  blockSize: 9,
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  "@media": {
    [media.forcedColors]: { backgroundColor: "CanvasText" },
    [media.narrow]: { display: "none" },
  },
});
export const points = styleVariants({
  open: [point, { borderRadius: "50%" }],
  met: [point, { rotate: "45deg" }],
});

export const measure = style({
  gridColumn: "2 / 4",
  gridRow: 2,
  position: "relative",
  containerType: "inline-size",
});
export const name = style({
  display: "block",
  marginBlock: "-0.03em 0.06em",
  // The seam divides the name.
  textAlign: "center",
  color: vars.color.fg,
  fontSize: `calc(${vars.type.d1.size} * 1.2)`,
  lineHeight: 1,
  letterSpacing: "-0.05em",
  fontWeight: vars.type.d1.weight,
  selectors: {
    "&:lang(ar)": { letterSpacing: 0, lineHeight: 1.2 },
  },
  "@media": {
    [media.narrow]: {
      textAlign: "start",
      marginBlock: "-0.06em 0.12em",
    },
  },
});
export const nameFar = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  // Repeated for contrast checkers.
  backgroundColor: vars.color.bg,
  // Clipped at the seam, with space for overflowing letters.
  clipPath: "inset(-0.3em -1em -0.3em 50%)",
  userSelect: "none",
  pointerEvents: "none",
  selectors: { "&:dir(rtl)": { clipPath: "inset(-0.3em 50% -0.3em -1em)" } },
  "@media": {
    [`${media.narrow}, ${media.print}, ${media.forcedColors}`]: { display: "none" },
  },
});

export const drawing = style({
  gridColumn: "2 / 4",
  gridRow: 3,
  "@media": { [media.narrow]: { gridRow: "4 / 6", marginBlock: "clamp(20px, 4svh, 44px)" } },
});

export const lanes = style({
  display: "grid",
  gridAutoRows: "minmax(0, 1fr)",
  gridRow: 3,
  alignItems: "center",
  lineHeight: 1.2,
  color: vars.color.fg2,
  inlineSize: `calc(${besides} - ${space[4]})`,
  "@media": { [media.narrow]: visuallyHidden },
});
export const offers = style({ gridColumn: 2 });
export const needs = style({ gridColumn: 3, justifySelf: "end", textAlign: "end" });
export const chosen = style({ color: vars.color.accentText, fontWeight: vars.emphasis });

export const reading = style({
  gridColumn: 2,
  gridRow: 4,
  alignSelf: "end",
  marginBlockStart: space[4],
  "@media": {
    [media.narrow]: {
      gridColumn: "2 / 4",
      gridRow: 3,
      display: "flex",
      alignItems: "baseline",
      columnGap: space[3],
      marginBlockStart: 0,
    },
  },
});
export const value = style({
  display: "block",
  fontSize: "clamp(2.9rem, 4.2vw, 5rem)",
  lineHeight: 1,
  letterSpacing: "-0.04em",
  fontWeight: 500,
  fontVariantNumeric: "lining-nums",
  selectors: { "&:lang(ar)": { letterSpacing: 0 } },
});
export const unit = style({ display: "block", color: vars.color.fg2, marginBlockStart: space[1] });
export const large = style({
  gridColumn: 2,
  gridRow: 4,
  alignSelf: "end",
  marginBlockStart: space[4],
  "@media": { [media.narrow]: { gridColumn: "2 / 4", gridRow: 3, marginBlockStart: 0 } },
});

const beside = "clamp(16px, calc(6.4vw - 33px), 28px)";
export const foot = style({
  gridColumn: 3,
  gridRow: 4,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignSelf: "end",
  columnGap: beside,
  rowGap: space[3],
  marginBlockStart: space[4],
  paddingInlineStart: beside,
  color: vars.color.fg,
  "@media": {
    [media.narrow]: {
      gridColumn: "2 / 4",
      gridRow: 6,
      flexDirection: "column-reverse",
      alignItems: "start",
      marginBlockStart: 0,
      paddingInlineStart: 0,
    },
  },
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: beside,
  rowGap: space[3],
  "@media": { [media.narrow]: { columnGap: 20, rowGap: 0 } },
});
export const text = style({
  flex: "1 1 12rem",
  maxInlineSize: "21rem",
  color: vars.color.fg2,
  "@media": { [media.narrow]: { flex: "none", maxInlineSize: "none", lineHeight: 1.4 } },
});
