import { globalStyle, style } from "../../theme/style.ts";
import { duration, easing, line, space, target, vars } from "../../theme/vars.css.ts";

export const root = style({
  display: "grid",
  gap: space[5],
  paddingBlock: space[5],
  borderBlock: `${line.hairline} solid ${vars.color.hairline}`,
});
export const label = style({ color: vars.color.fg3 });
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[7],
  rowGap: space[4],
});
export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  blockSize: target.min,
  color: vars.color.fg2,
});
globalStyle(`${mark} > :is(svg, img)`, { blockSize: 28, inlineSize: "auto" });
export const link = style({
  display: "block",
  borderRadius: 2,
  transition: `opacity ${duration.fade} ${easing}`,
  ":hover": { opacity: 0.75 },
});
