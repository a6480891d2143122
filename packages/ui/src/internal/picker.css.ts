import { style } from "../theme/style.ts";
import { vars } from "../theme/vars.css.ts";

/** What opens below a field's line. */
export const popover = style({
  // At the field's own edge: React Aria writes a distance from it into the element's own style.
  insetInlineStart: "0 !important",
  insetInlineEnd: "auto !important",
  paddingBlock: 8,
  overflow: "auto",
  border: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.bg1,
  color: vars.color.fg,
  boxShadow: vars.shadow.raised,
});
