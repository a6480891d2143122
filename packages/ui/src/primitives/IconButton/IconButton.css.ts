import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { radius, target, vars } from "../../theme/vars.css.ts";

export const root = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: target.min,
  blockSize: target.min,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: "transparent",
  color: vars.color.fg,
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.accentText } },
  "@media": { [media.print]: { display: "none" } },
});
