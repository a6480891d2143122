import { floating } from "../../internal/floating.css.ts";
import { style } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

export const bubble = style([
  floating,
  {
    maxInlineSize: 280,
    // Would cover the control.
    boxShadow: "none",
    paddingBlock: 6,
    paddingInline: 12,
    fontSize: vars.type.xs.size,
    lineHeight: vars.type.xs.lineHeight,
  },
]);
