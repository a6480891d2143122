import { style } from "../../theme/style.ts";
import { space, target, vars } from "../../theme/vars.css.ts";

export const root = style({
  scrollMarginBlockStart: space[6],
  ":focus-visible": { outlineOffset: 12 },
});
export const title = style({ color: vars.color.error, fontWeight: vars.emphasis });

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[5],
  marginBlock: `${space[2]} ${space[5]}`,
  paddingBlockEnd: space[5],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minInlineSize: target.min,
  minBlockSize: target.min,
  textDecoration: `underline 1px ${vars.color.strong}`,
  textUnderlineOffset: "0.22em",
});

export const other = style({
  flexBasis: "100%",
  paddingBlock: space[2],
  color: vars.color.fg3,
});
