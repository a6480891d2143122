import { screenOnly } from "../../theme/shown.css.ts";
import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

export const root = style([
  screenOnly,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space[4]} ${space[5]}`,
    paddingBlockStart: space[7],
  },
]);
export const remaining = style({ color: vars.color.fg3 });
