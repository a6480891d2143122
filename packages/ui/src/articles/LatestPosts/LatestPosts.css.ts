import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { space } from "../../theme/vars.css.ts";

export const root = style([grid, { alignItems: "start", rowGap: space[6] }]);
export const lead = style({
  gridColumn: "1 / span 7",
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
export const list = style({
  gridColumn: "9 / -1",
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
export const action = style({ marginBlockStart: space[6] });
