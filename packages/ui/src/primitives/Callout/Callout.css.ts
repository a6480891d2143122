import { style } from "../../theme/style.ts";
import { line, space, vars } from "../../theme/vars.css.ts";

export const root = style({
  maxInlineSize: "64ch",
  paddingBlock: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `${line.data} solid ${vars.color.strong}`,
  color: vars.color.fg2,
});
