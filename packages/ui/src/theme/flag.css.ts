import { style } from "./style.ts";
import { vars } from "./vars.css.ts";

export const flag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  marginInlineStart: "0.8em",
  verticalAlign: "0.25em",
  whiteSpace: "nowrap",
  color: vars.color.accentText,
  "::before": {
    content: "",
    inlineSize: 8,
    blockSize: 8,
    rotate: "45deg",
    backgroundColor: vars.color.line,
    forcedColorAdjust: "none",
  },
});
