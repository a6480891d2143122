import { style } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

export const root = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 22,
  rowGap: 4,
  color: vars.color.fg3,
});
