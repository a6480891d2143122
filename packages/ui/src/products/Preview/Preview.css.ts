import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { globalStyle, style, styleVariants } from "../../theme/style.ts";
import { line, radius, space, vars } from "../../theme/vars.css.ts";

/** How much of a bar is filled, 0 to 1. */
export const share = createVar();

const hairline = `1px solid ${vars.color.hairline}`;

export const muted = style({ color: vars.color.fg2 });

export const figure = style({
  fontSize: `calc(${vars.type.d2.size} * 0.94)`,
  lineHeight: 1.06,
  letterSpacing: "-0.042em",
  // Figures are Latin in both languages, and so is their weight.
  fontWeight: 500,
});
export const unit = style({ marginInlineStart: "0.4em", color: vars.color.fg2, letterSpacing: 0 });

export const rowsLabel = style({ marginBlockEnd: space[2] });
export const rows = style({});
export const row = style({
  position: "relative",
  paddingBlock: space[4],
  borderBlockStart: hairline,
  selectors: { "&:first-child": { borderBlockStart: 0, paddingBlockStart: 0 } },
});
export const current = style({});
export const rowLine = style({
  position: "relative",
  display: "flex",
  alignItems: "baseline",
  columnGap: space[4],
  selectors: {
    // The round point that stands before what is chosen.
    [`${current} > &::before`]: {
      content: "",
      position: "absolute",
      insetInlineStart: -15,
      insetBlockStart: "calc(0.5lh - 3.5px)",
      inlineSize: 7,
      blockSize: 7,
      borderRadius: "50%",
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
  },
});
export const start = style({ color: vars.color.fg2, fontVariantNumeric: "tabular-nums" });
export const rowTitle = style({ flexGrow: 1, minInlineSize: 0 });
export const value = style({
  color: vars.color.fg2,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const note = style({ marginBlockStart: 2 });
export const bar = style({
  display: "block",
  blockSize: line.data,
  marginBlockStart: space[3],
  backgroundColor: vars.color.hairline,
  forcedColorAdjust: "none",
  "::before": {
    content: "",
    display: "block",
    blockSize: "100%",
    inlineSize: `calc(${share} * 100%)`,
    backgroundColor: vars.color.line,
  },
});

export const facts = style({});
export const fact = style({
  display: "flex",
  justifyContent: "space-between",
  columnGap: space[4],
  paddingBlock: 10,
  borderBlockEnd: hairline,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});

const strength = [vars.color.line, vars.color.fg, vars.color.fg3, vars.color.hairline] as const;
const inTurn = (property: "backgroundColor", selector: (n: number) => string) =>
  Object.fromEntries(strength.map((color, at) => [selector(at + 1), { [property]: color }]));

export const shares = style({ display: "flex", gap: 3, blockSize: 12, marginBlock: space[3] });
export const part = style({
  flexBasis: 0,
  minInlineSize: 2,
  forcedColorAdjust: "none",
  selectors: inTurn("backgroundColor", (n) => `&:nth-child(${n})`),
});
export const legend = style({ display: "flex", flexWrap: "wrap", columnGap: space[5] });
export const legendItem = style({
  "::before": {
    content: "",
    display: "inline-block",
    inlineSize: 8,
    blockSize: 8,
    marginInlineEnd: 8,
    forcedColorAdjust: "none",
  },
  selectors: inTurn("backgroundColor", (n) => `&:nth-child(${n})::before`),
});

export const action = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: 44,
  paddingInline: space[4],
  borderRadius: radius.control,
  border: "1px solid transparent",
});
export const actions = styleVariants({
  solid: {
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    "@media": { [media.forcedColors]: { color: "ButtonText" } },
  },
  outline: { borderColor: vars.color.strong },
});

const mirrored = { "&:dir(rtl)": { scale: "-1 1" } } as const;
export const drawing = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  fill: "none",
  overflow: "visible",
  selectors: mirrored,
});
const stroked = { vectorEffect: "non-scaling-stroke" } as const;
export const fine = style({ ...stroked, stroke: vars.color.hairline, strokeWidth: 1 });
export const way = style({
  ...stroked,
  stroke: vars.color.line,
  strokeWidth: 2.5,
  strokeLinejoin: "round",
});

export const chart = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  justifyContent: "flex-end",
});
export const plot = style({
  position: "relative",
  flexGrow: 1,
  minBlockSize: 140,
  marginInlineEnd: 6,
});
/** The rhomb at the end of the line. */
export const head = style({
  position: "absolute",
  insetInlineEnd: -6,
  inlineSize: 11,
  blockSize: 11,
  marginBlockStart: -5.5,
  rotate: "45deg",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
});
export const ticks = style({
  display: "flex",
  justifyContent: "space-between",
  marginBlockStart: space[3],
  color: vars.color.fg3,
  fontVariantNumeric: "tabular-nums",
});
// Every other one, where words would meet.
globalStyle(`${ticks} > :nth-child(even):nth-last-child(n + 2)`, {
  "@container": { "(inline-size < 24rem)": { display: "none" } },
});

export const map = style({
  position: "relative",
  minBlockSize: 220,
  blockSize: "100%",
  overflow: "hidden",
});
export const stop = style({ position: "absolute", inlineSize: 0, blockSize: 0 });
export const point = style({
  position: "absolute",
  insetInlineStart: -7,
  insetBlockStart: -7,
  inlineSize: 14,
  blockSize: 14,
  borderRadius: "50%",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
});
export const rhomb = style({ borderRadius: 0, rotate: "45deg" });
/** A stop on the way is a hollow point. */
export const between = style({
  backgroundColor: vars.color.bg1,
  border: `2.5px solid ${vars.color.line}`,
  scale: "0.85",
});
export const stopLabel = style({
  position: "absolute",
  insetInlineStart: -7,
  insetBlockStart: 12,
  whiteSpace: "nowrap",
});
export const above = style({ insetBlockStart: "auto", insetBlockEnd: 12 });
/** Near the end of the map a label runs back from its stop. */
export const before = style({ insetInlineStart: "auto", insetInlineEnd: -7 });
