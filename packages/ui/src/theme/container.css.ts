import { media } from "./media.ts";
import { style } from "./style.ts";
import { grid } from "./vars.css.ts";

export const container = style({
  inlineSize: "100%",
  maxInlineSize: grid.max,
  marginInline: "auto",
  paddingInline: grid.margin,
  "@media": { [media.narrow]: { paddingInline: grid.marginNarrow } },
});
