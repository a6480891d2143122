import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { meant, signal } from "../../theme/signal.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { duration, easing, layer, space, target, vars } from "../../theme/vars.css.ts";

const hairline = `1px solid ${vars.color.hairline}`;

export const rows = style({ borderBlockStart: hairline });

export const row = style([
  grid,
  {
    position: "relative",
    alignItems: "center",
    minBlockSize: 115,
    paddingBlock: space[5],
    borderBlockEnd: hairline,
    "@media": {
      [media.narrow]: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        minBlockSize: target.row,
        rowGap: space[2],
      },
    },
  },
]);

export const active = style(signal(`&${meant}`));
const on = `${active}${meant} &`;

export const title = style({
  gridColumn: "1 / span 7",
  minInlineSize: 0,
  paddingInlineEnd: "0.75em",
  transition: `color ${duration.link} ${easing}`,
  selectors: { [on]: { color: vars.color.accentText } },
  "@media": {
    [media.narrow]: { gridColumn: 1 },
  },
});

export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", insetBlock: 0, insetInline: -10 },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
      borderRadius: 2,
    },
  },
});

export const meta = style({
  position: "relative",
  zIndex: layer.above,
  gridColumnEnd: "span 2",
  color: vars.color.fg2,
  selectors: { [`${active} &`]: { cursor: "pointer" } },
  "@media": { [media.narrow]: { gridColumn: 1 } },
});
globalStyle(`${title} + ${meta}`, { "@media": { [media.wide]: { gridColumnStart: 8 } } });

globalStyle(`${title} + ${meta}:nth-last-child(2)`, {
  "@media": { [media.wide]: { gridColumnEnd: "span 4" } },
});

// Covers are wider than the last column: up to 1200 px the facts move.
export const withCover = style({});
const medium = `${media.wide} and (max-width: 1200px)`;
globalStyle(`${withCover} ${title}`, { "@media": { [medium]: { gridColumnEnd: "span 5" } } });
globalStyle(`${withCover} ${title} + ${meta}`, { "@media": { [medium]: { gridColumnStart: 6 } } });

globalStyle(`${row}:not(${withCover}) ${title}:has(+ ${meta} + ${meta})`, {
  "@media": { [medium]: { gridColumnEnd: "span 5" } },
});
globalStyle(`${row}:not(${withCover}) ${title} + ${meta}:has(+ ${meta})`, {
  "@media": { [medium]: { gridColumn: "6 / span 3" } },
});
globalStyle(`${row}:not(${withCover}) ${meta} + ${meta}`, {
  "@media": { [medium]: { gridColumnEnd: "span 3" } },
});

const atEnd = {
  gridColumnEnd: -1,
  justifySelf: "end",
  "@media": { [media.narrow]: { gridRow: "1 / span 3", gridColumn: 2 } },
} as const;

export const end = style({
  ...atEnd,
  position: "relative",
  zIndex: layer.above,
  color: vars.color.fg2,
});

export const hoverLine = style({
  ...atEnd,
  inlineSize: 44,
  transition: `inline-size ${duration.link} ${easing}`,
  pointerEvents: "none",
  selectors: { [on]: { inlineSize: 88 } },
  "@media": {
    [media.narrow]: { ...atEnd["@media"][media.narrow], selectors: { [on]: { inlineSize: 44 } } },
  },
});
// One line at a time has the accent colour.
globalStyle(`${hoverLine} > *`, { color: vars.color.fg3 });
globalStyle(`${active}${meant} ${hoverLine} > *`, { color: vars.color.line });

export const cover = style({
  ...atEnd,
  position: "relative",
  inlineSize: 150,
  overflow: "hidden",
  pointerEvents: "none",
  "@media": {
    [media.narrow]: { ...atEnd["@media"][media.narrow], inlineSize: 96, alignSelf: "start" },
  },
});

export const hover = style({
  position: "absolute",
  inset: 0,
  opacity: 0,
  transition: `opacity ${duration.fade} ${easing}`,
  selectors: { [on]: { opacity: 1 } },
});
