import { style } from "../theme/style.ts";
import { space, target, vars } from "../theme/vars.css.ts";

export const root = style({ minInlineSize: 0 });
export const label = style({ color: vars.color.fg2 });
export const icon = style({ flexShrink: 0, marginInlineEnd: space[3], color: vars.color.fg });
export const input = style({
  fontSize: vars.type.body.size,
  "::-webkit-search-cancel-button": { display: "none" },
});

export const clear = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: target.min,
  blockSize: target.min,
  padding: 0,
  border: 0,
  borderRadius: 2,
  backgroundColor: "transparent",
  color: vars.color.fg2,
  cursor: "pointer",
  marginInlineEnd: -12,
  ":hover": { color: vars.color.fg },
  ":focus-visible": { outlineOffset: -3 },
});
