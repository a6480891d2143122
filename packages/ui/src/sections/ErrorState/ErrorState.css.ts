import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

export const root = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  paddingBlock: space[7],
  minInlineSize: 0,
});

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: 28,
  inlineSize: "100%",
  maxInlineSize: 560,
  marginBlockEnd: space[6],
  vars: { [vars.color.line]: vars.color.error },
});
export const text = style({
  marginBlockStart: space[4],
  maxInlineSize: "44ch",
  color: vars.color.fg2,
});
export const action = style({ marginBlockStart: space[6] });
