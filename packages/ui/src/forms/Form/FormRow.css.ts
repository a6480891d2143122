import { style } from "../../theme/style.ts";
import { grid, space } from "../../theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
  alignItems: "start",
  columnGap: grid.gutter,
  rowGap: space[6],
});
