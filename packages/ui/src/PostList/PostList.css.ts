import { style } from "../theme/style.ts";
import { duration, easing, space, vars } from "../theme/vars.css.ts";

export const root = style({ borderBlockEnd: `1px solid ${vars.color.hairline}` });
export const item = style({
  position: "relative",
  paddingBlockStart: 20,
  paddingBlockEnd: 30,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const title = style({
  textWrap: "balance",
  transition: `color ${duration.link} ${easing}`,
  selectors: { [`${item}:hover &, ${item}:focus-within &`]: { color: vars.color.accentText } },
});
export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 3,
      borderRadius: 2,
    },
  },
});
export const meta = style({ marginBlockStart: space[3] });
