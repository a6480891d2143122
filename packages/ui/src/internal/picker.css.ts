import { style } from "../theme/style.ts";
import { vars } from "../theme/vars.css.ts";

export const popover = style({
  // Overrides React Aria's inline offset.
  insetInlineStart: "0 !important",
  insetInlineEnd: "auto !important",
  paddingBlock: 8,
  overflow: "auto",
  border: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.bg1,
  color: vars.color.fg,
  boxShadow: vars.shadow.raised,
});
