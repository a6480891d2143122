import { style, styleVariants } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

export const root = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5em",
  color: vars.color.fg,
  lineHeight: 1,
  fontWeight: vars.emphasis,
  letterSpacing: vars.type.d3.tracking,
  whiteSpace: "nowrap",
});

export const sizes = styleVariants({
  small: { fontSize: "1.25rem" },
  medium: { fontSize: "1.55rem" },
  large: { fontSize: vars.type.d3.size },
});

export const mark = style({ display: "block", inlineSize: "1.75em", minInlineSize: 36 });
