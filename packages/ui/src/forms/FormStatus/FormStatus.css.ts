import { style, styleVariants } from "../../theme/style.ts";
import { line as lines, space, vars } from "../../theme/vars.css.ts";

export const root = style({ paddingBlock: space[4] });

export const tones = styleVariants({
  success: { paddingBlock: space[5] },
  error: { borderBlockStart: `${lines.data} solid ${vars.color.error}` },
  info: { borderBlockStart: `${lines.hairline} solid ${vars.color.strong}` },
});

export const line = style({ marginBlockEnd: space[5] });

export const title = style({
  fontWeight: vars.emphasis,
  selectors: { [`${tones.error} &`]: { color: vars.color.error } },
});

export const body = style({
  marginBlockStart: space[2],
  maxInlineSize: "60ch",
  color: vars.color.fg2,
  selectors: { [`${tones.success} &`]: { marginBlockStart: space[3] } },
});

export const action = style({ marginBlockStart: space[5] });

export const number = style({
  color: vars.color.fg,
  fontWeight: vars.emphasis,
  fontVariantNumeric: "tabular-nums",
});
