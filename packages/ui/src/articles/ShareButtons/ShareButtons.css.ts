import { style } from "../../theme/style.ts";
import { space, target, vars } from "../../theme/vars.css.ts";

export const label = style({ color: vars.color.fg2 });
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[5],
});

export const control = style({
  display: "inline-flex",
  alignItems: "center",
  minInlineSize: target.min,
  minBlockSize: target.min,
  padding: 0,
  border: 0,
  borderRadius: 2,
  backgroundColor: "transparent",
  color: vars.color.fg,
  textDecoration: "none",
  textAlign: "start",
  cursor: "pointer",
  ":hover": { color: vars.color.accentText },
});
