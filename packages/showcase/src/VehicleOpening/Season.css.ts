import { line, media, vars } from "@agency/ui/theme";
import { globalStyle, style } from "@agency/ui/theme/style";
import { createVar } from "@vanilla-extract/css";

/** Season and today, 0 to 1. */
export const from = createVar();
export const until = createVar();
export const today = createVar();
export const count = createVar();

export const root = style({ containerType: "inline-size" });
export const scale = style({ position: "relative", blockSize: 24 });
export const rest = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 12,
  borderBlockStart: `1px solid ${vars.color.strong}`,
});
const drawn = {
  position: "absolute",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
} as const;
export const passed = style({
  ...drawn,
  insetInlineStart: 0,
  insetBlockStart: 11,
  inlineSize: `calc(${today} * 100%)`,
  blockSize: line.strong,
});
export const now = style({
  ...drawn,
  insetInlineStart: `calc(${today} * 100%)`,
  insetBlockStart: 12.5,
  inlineSize: 13,
  blockSize: 13,
  margin: -6.5,
  borderRadius: "50%",
});
export const rhomb = style({
  position: "absolute",
  insetInlineStart: `calc(${from} * 100%)`,
  insetBlockStart: 2.5,
  inlineSize: `calc((${until} - ${from}) * 100%)`,
  blockSize: 20,
  overflow: "visible",
  fill: vars.color.bg,
  stroke: vars.color.line,
  strokeWidth: line.data,
  "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" } },
});

export const months = style({
  display: "grid",
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  color: vars.color.fg3,
  whiteSpace: "nowrap",
  "@media": { [media.narrow]: { display: "none" } },
});
globalStyle(`${months} > span`, {
  position: "relative",
  marginBlockStart: -11,
  paddingBlockStart: 12,
  paddingInlineStart: 3,
});
globalStyle(`${months} > span + span::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: 0,
  blockSize: 7,
  borderInlineStart: `1px solid ${vars.color.strong}`,
});
// Arabic month names are long: every other is hidden.
globalStyle(`${months}:lang(ar) > :nth-child(even) > span`, { visibility: "hidden" });
globalStyle(`${months} > :nth-child(even) > span`, {
  "@container": { "(inline-size < 26rem)": { visibility: "hidden" } },
});
export const strong = style({ color: vars.color.fg });
