import { createVar } from "@vanilla-extract/css";
import { amount, narrow, unit } from "../../internal/ChartFigure.css.ts";
import { media } from "../../theme/media.ts";
import { globalStyle, style, styleVariants } from "../../theme/style.ts";
import { line, space, vars } from "../../theme/vars.css.ts";

export const rows = createVar();
/** Second line, in percent of the first. */
export const reach = createVar();

export const drawing = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  overflow: "visible",
  fill: "none",
});
const tilesHigh = (one: number) => ({ blockSize: `calc(${one + 6}px * ${rows} - 6px)` });
export const tiles = style({
  ...tilesHigh(52),
  "@container": { [narrow]: tilesHigh(40) },
});

const stroke = (color: string) => ({ vectorEffect: "non-scaling-stroke", stroke: color }) as const;
const forced = (color: string) => ({
  "@media": { [media.forcedColors]: { [color]: "CanvasText" } },
});
const filled = { fill: vars.color.fg, ...forced("fill") };
export const units = styleVariants({
  full: filled,
  old: { ...filled, fillOpacity: 0.3 },
  hollow: { ...stroke(vars.color.fg3), ...forced("stroke") },
});

export const readings = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[5],
  marginBlockStart: space[4],
});
export const atEnd = style({ marginInlineStart: "auto" });

// Radius of the first stop's point.
const point = 8;
export const line1 = style({
  position: "relative",
  blockSize: 18,
  marginBlockStart: 9,
  marginInlineStart: point,
});
export const line2 = style([line1, { marginBlockStart: space[5] }]);
export const after = style({
  position: "absolute",
  insetInlineStart: -point,
  insetBlock: 0,
  // To the diamond's tip.
  inlineSize: `calc(${reach} + ${point}px + 6.5px)`,
});
export const label = style({ marginBlockStart: space[2] });
globalStyle(`${label} ${unit}, ${label} ${amount}`, { color: "inherit" });
export const labels = styleVariants({
  before: { color: vars.color.fg3 },
  after: { color: vars.color.fg },
});

const round = (color: string, strokeWidth: number) =>
  ({ ...stroke(color), strokeLinecap: "round", strokeWidth }) as const;
const ring = (strokeWidth: number) => ({
  ...round(vars.color.fg3, strokeWidth),
  ...forced("stroke"),
});
const hole = (strokeWidth: number) => ({
  ...round(vars.color.bg, strokeWidth),
  "@media": { [`${media.forcedColors}, ${media.print}`]: { stroke: "Canvas" } },
});
export const stops = styleVariants({
  line: {
    ...stroke(vars.color.fg3),
    ...forced("stroke"),
    strokeWidth: line.data,
  },
  rings: ring(14),
  lastRing: ring(18),
  holes: hole(10),
  lastHole: hole(14),
});
