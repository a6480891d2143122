import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

export const root = style({
  paddingBlock: `${space[7]} ${space[8]}`,
  minInlineSize: 0,
});

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  maxInlineSize: 560,
  marginBlockEnd: space[6],
});

export const dottedLine = style({
  flexGrow: 1,
  borderBlockStart: `2px dotted ${vars.color.strong}`,
});

export const hollowDiamond = style({
  flexShrink: 0,
  inlineSize: 12,
  blockSize: 12,
  rotate: "45deg",
  border: `2px solid ${vars.color.strong}`,
});

export const start = style({ inlineSize: "34%", flexShrink: 0 });
export const text = style({
  marginBlockStart: space[4],
  maxInlineSize: "44ch",
  color: vars.color.fg2,
});
export const action = style({ marginBlockStart: space[6] });
