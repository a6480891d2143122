import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

export const root = style([
  grid,
  { "@media": { [media.narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: 20 } } },
]);

export const point = style({
  gridColumn: "1",
  inlineSize: 11,
  blockSize: 11,
  marginBlockStart: "0.42em",
  borderRadius: "50%",
  backgroundColor: vars.color.accent,
  forcedColorAdjust: "none",
});
export const words = style({
  gridColumn: "2 / -1",
  "@media": { [media.narrow]: { gridColumn: "2" } },
});
export const quote = style({
  fontSize: `calc(${vars.type.d3.size} * 1.11)`,
  lineHeight: `calc(${vars.type.d3.lineHeight} + 0.045)`,
  textWrap: "pretty",
  "@media": { [media.narrow]: { fontSize: `calc(${vars.type.d3.size} * 0.94)` } },
});
export const attribution = style({ marginBlockStart: space[6], color: vars.color.fg2 });
