import { style, styleVariants } from "../../theme/style.ts";
import { radius, vars } from "../../theme/vars.css.ts";

export const root = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minBlockSize: 26,
  paddingInline: 9,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  color: vars.color.fg,
  whiteSpace: "nowrap",
  verticalAlign: "middle",
});

const mark = {
  content: "",
  flexShrink: 0,
  inlineSize: 8,
  blockSize: 8,
  forcedColorAdjust: "none",
} as const;

export const tones = styleVariants({
  neutral: { "::before": { ...mark, border: `2px solid ${vars.color.fg3}`, borderRadius: "50%" } },
  accent: {
    color: vars.color.accentText,
    "::before": { ...mark, rotate: "45deg", backgroundColor: vars.color.line },
  },
  success: { "::before": { ...mark, borderRadius: "50%", backgroundColor: vars.color.positive } },
  error: { "::before": { ...mark, backgroundColor: vars.color.negative } },
});
