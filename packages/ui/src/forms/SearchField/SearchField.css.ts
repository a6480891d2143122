import { media } from "../../theme/media.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

export const root = style([screenOnly, { minInlineSize: 0 }]);
export const label = style({ color: vars.color.fg2 });
export const icon = style({
  flexShrink: 0,
  marginInlineEnd: space[3],
  color: vars.color.fg,
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});
export const input = style({
  fontSize: vars.type.body.size,
  "::-webkit-search-cancel-button": { display: "none" },
});

export const clear = style({
  flexShrink: 0,
  marginInlineEnd: -12,
  color: vars.color.fg2,
  ":hover": { color: vars.color.fg },
  ":focus-visible": { outlineOffset: -3 },
});
