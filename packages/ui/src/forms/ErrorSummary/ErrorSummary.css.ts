import { style } from "../../theme/style.ts";
import { space, target, vars } from "../../theme/vars.css.ts";

export const root = style({
  scrollMarginBlockStart: space[6],
  ":focus-visible": { outlineOffset: 12 },
});
export const title = style({ color: vars.color.error, fontWeight: vars.emphasis });

export const list = style({
  marginBlock: `${space[2]} ${space[5]}`,
  paddingBlockEnd: space[5],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const link = style({
  display: "block",
  minBlockSize: target.min,
  paddingBlock: space[2],
  // Space for the focus ring.
  marginInline: -10,
  paddingInline: 10,
  ":focus-visible": { outlineOffset: 0 },
});

export const label = style({
  display: "block",
  textDecoration: `underline 1px ${vars.color.strong}`,
  textUnderlineOffset: "0.22em",
});

export const message = style({ color: vars.color.fg3 });

export const other = style([message, { paddingBlock: space[2] }]);
