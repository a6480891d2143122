import { media } from "../../theme/media.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, grid, space, vars } from "../../theme/vars.css.ts";

/** From the page's edge to its margin, also where the page is wider than its content. */
const edge = `max(${grid.margin}, calc(50vw - (${grid.max} / 2) + ${grid.margin}))`;

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  borderBlock: `1px solid ${vars.color.hairline}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const panel = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${vars.color.hairline}` },
  },
  "@media": { [media.phone]: { selectors: { "& + &": { borderInlineStart: 0 } } } },
});

export const picture = style({
  gridArea: "1 / 1",
  backgroundColor: `color-mix(in srgb, ${vars.color.bg} 45%, ${vars.color.bg2})`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": {
    [media.phone]: {
      borderBlockStart: `1px solid ${vars.color.hairline}`,
      selectors: { [`${panel}:first-child &`]: { borderBlockStart: 0 } },
    },
  },
});

const inset = {
  paddingInline: space[5],
  selectors: {
    [`${panel}:first-child &`]: { paddingInlineStart: edge },
    [`${panel}:last-child &`]: { paddingInlineEnd: edge },
  },
};
const insetNarrow = {
  paddingInline: space[4],
  selectors: {
    [`${panel}:first-child &`]: { paddingInlineStart: grid.marginNarrow },
    [`${panel}:last-child &`]: { paddingInlineEnd: grid.marginNarrow },
  },
};
const insetPhone = { paddingInline: grid.marginNarrow };

export const name = style({
  ...inset,
  gridArea: "1 / 1",
  alignSelf: "start",
  paddingBlockStart: 26,
  transition: `color ${duration.link} ${easing}`,
  selectors: {
    ...inset.selectors,
    [`${panel}:hover &, ${panel}:focus-within &`]: { color: vars.color.accentText },
  },
  "@media": { [media.narrow]: insetNarrow, [media.phone]: insetPhone },
});

export const link = style([
  stretchedLink,
  {
    selectors: {
      "&:focus-visible::after": { outlineOffset: -5 },
    },
  },
]);

export const foot = style({
  ...inset,
  paddingBlockStart: space[5],
  paddingBlockEnd: space[6],
  "@media": { [media.narrow]: insetNarrow, [media.phone]: insetPhone },
});
export const text = style({ color: vars.color.fg2, maxInlineSize: "27rem" });

export const note = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  marginBlockStart: 10,
  color: vars.color.accentText,
});
export const rhomb = style({
  flexShrink: 0,
  inlineSize: 8,
  blockSize: 8,
  marginInlineStart: 1,
  rotate: "45deg",
  backgroundColor: "currentColor",
  forcedColorAdjust: "none",
});
