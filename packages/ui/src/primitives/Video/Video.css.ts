import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

export const root = style({ margin: 0 });
export const player = style({
  display: "block",
  inlineSize: "100%",
  backgroundColor: vars.color.bg1,
  objectFit: "cover",
});
export const caption = style({ marginBlockStart: space[3], color: vars.color.fg3 });
