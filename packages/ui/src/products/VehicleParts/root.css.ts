import { style } from "../../theme/style.ts";
import { space } from "../../theme/vars.css.ts";

export const root = style({
  display: "grid",
  rowGap: space[8],
  gridTemplateColumns: "minmax(0, 1fr)",
});
