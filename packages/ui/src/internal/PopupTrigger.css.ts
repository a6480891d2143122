import { style } from "../theme/style.ts";

export const content = style({
  display: "inline-flex",
  alignItems: "center",
  columnGap: 8,
});

export const chevron = style({
  marginInlineEnd: -6,
  selectors: { "[aria-expanded=true] > * > &": { rotate: "180deg" } },
});
