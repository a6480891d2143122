import { footLine } from "../../theme/shadows.ts";
import { style } from "../../theme/style.ts";
import { radius, vars } from "../../theme/vars.css.ts";

export const tag = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 38,
  paddingInline: 13,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  color: vars.color.fg,
  textDecoration: "none",
});

export const link = style({
  position: "relative",
  "::after": { content: "", position: "absolute", insetBlock: -4, insetInline: -1 },
  ":hover": { borderColor: vars.color.fg, color: vars.color.accentText },
});

/** Not colour alone (WCAG 1.4.1). */
export const current = style({
  borderColor: vars.color.fg,
  boxShadow: footLine(vars.color.line),
  "@media": { "(forced-colors: active)": { outline: "1px solid", outlineOffset: -3 } },
});
