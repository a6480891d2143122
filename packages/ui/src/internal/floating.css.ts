import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { layer, radius, vars } from "../theme/vars.css.ts";

/** Surface of menus, popovers and tooltips. */
export const floating = style({
  zIndex: layer.popover,
  maxInlineSize: "min(400px, calc(100vw - 32px))",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.bg1,
  color: vars.color.fg,
  boxShadow: vars.shadow.raised,
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.lineHeight,
  overflowWrap: "anywhere",
  "@media": { [media.print]: { display: "none" } },
});
