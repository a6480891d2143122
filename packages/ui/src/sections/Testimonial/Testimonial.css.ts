import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

export const root = style([
  grid,
  { gridTemplateRows: "1fr auto", rowGap: 0 },
  { "@media": { [media.narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: 20 } } },
]);

export const point = style({
  gridColumn: "1",
  inlineSize: 11,
  blockSize: 11,
  marginBlockStart: "0.42em",
  borderRadius: "50%",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
});
export const withPortrait = style({
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 0 } },
});
export const portrait = style({
  position: "relative",
  gridColumn: "1 / span 4",
  gridRow: "1 / span 2",
  "@media": { [media.narrow]: { gridColumn: "1", gridRow: "auto" } },
});
export const picture = style({
  objectPosition: "50% 35%",
  // Lower would crop the head.
  "@media": { [media.narrow]: { aspectRatio: "12 / 11", objectPosition: "50% 10%" } },
});
const end = {
  content: "",
  position: "absolute",
  insetInlineStart: -5,
  inlineSize: 12,
  blockSize: 12,
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
} as const;

export const edge = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 2,
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  "::before": { ...end, insetBlockEnd: -6, borderRadius: "50%" },
  "::after": { ...end, insetBlockStart: -6, rotate: "45deg", scale: "0.9" },
});

const beside = {
  gridColumn: "2 / -1",
  selectors: { [`${withPortrait} > &`]: { gridColumn: "6 / -1" } },
  "@media": {
    [media.narrow]: {
      gridColumn: "2",
      selectors: { [`${withPortrait} > &`]: { gridColumn: "1" } },
    },
  },
} as const;

export const quote = style([
  beside,
  {
    alignSelf: "end",
    fontSize: `calc(${vars.type.d3.size} * 1.11)`,
    lineHeight: `calc(${vars.type.d3.lineHeight} + 0.045)`,
    "@media": { [media.narrow]: { fontSize: `calc(${vars.type.d3.size} * 0.94)` } },
  },
]);
export const attribution = style([beside, { marginBlockStart: space[6], color: vars.color.fg2 }]);
