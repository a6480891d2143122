import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { line, space, vars } from "../../theme/vars.css.ts";

export const plans = createVar();
/** Name, features, action. */
export const rowCount = createVar();

const rule = `${line.hairline} solid ${vars.color.hairline}`;

/** Table rows are columns from 1024 px, blocks below. */
export const table = style({
  display: "block",
  "@media": {
    [media.md]: {
      display: "grid",
      gridTemplateColumns: `repeat(calc(${plans} + 1), minmax(0, 1fr))`,
      gridTemplateRows: `repeat(${rowCount}, auto)`,
    },
  },
});
export const group = style({ display: "contents" });

const column = {
  display: "grid",
  gridRow: "1 / -1",
  gridTemplateRows: "subgrid",
  minInlineSize: 0,
} as const;

export const head = style({
  "@media": {
    [media.md]: column,
    [`not all and ${media.md}`]: {
      position: "absolute",
      inlineSize: 1,
      blockSize: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
export const plan = style({
  display: "block",
  paddingInline: 0,
  selectors: { "& + &": { marginBlockStart: space[7] } },
  "@media": { [media.md]: { ...column, selectors: { "& + &": { marginBlockStart: 0 } } } },
});
export const highlighted = style({
  position: "relative",
  backgroundColor: vars.color.bg1,
  outline: `${line.data} solid ${vars.color.line}`,
});

const cell = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[5],
  minInlineSize: 0,
  minBlockSize: 62,
  paddingBlock: space[3],
  textAlign: "start",
  fontWeight: "inherit",
} as const;

export const feature = style({
  ...cell,
  color: vars.color.fg2,
  borderBlockStart: rule,
  fontWeight: vars.type.body.weight,
  paddingInlineEnd: space[4],
});
export const corner = style({ padding: 0 });

const inset = {
  paddingInline: 0,
  selectors: { [`${highlighted} > &`]: { paddingInline: space[4] } },
  "@media": {
    [media.md]: {
      paddingInline: space[5],
      selectors: { [`${highlighted} > &`]: { paddingInline: space[5] } },
    },
  },
} as const;

export const name = style([
  {
    ...cell,
    flexDirection: "column",
    alignItems: "stretch",
    justifyContent: "flex-end",
    rowGap: space[2],
    paddingBlock: `${space[5]} ${space[4]}`,
  },
  inset,
]);
export const note = style({ color: vars.color.fg2 });
export const title = style({
  "@media": {
    [media.md]: {
      fontSize: `calc(${vars.type.d3.size} * 0.9)`,
    },
  },
});

export const value = style([
  { ...cell, justifyContent: "space-between", borderBlockStart: rule },
  inset,
]);
export const unspecified = style({
  "@media": { [`not all and ${media.md}`]: { display: "none" } },
});
export const price = style({ fontWeight: vars.emphasis });
export const none = style({ color: vars.color.fg3 });
/** Columns have the names in the first. */
export const label = style({
  flex: "1 1 33%",
  color: vars.color.fg2,
  fontWeight: vars.type.body.weight,
  "@media": { [media.md]: { display: "none" } },
});
export const rhomb = style({
  display: "inline-block",
  inlineSize: 9,
  blockSize: 9,
  marginInline: 2,
  rotate: "45deg",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
export const dash = style({
  display: "inline-block",
  inlineSize: 12,
  marginBlockEnd: "0.25em",
  borderBlockStart: `1px solid ${vars.color.fg3}`,
});
export const action = style([
  {
    ...cell,
    minBlockSize: 104,
    alignItems: "start",
    paddingBlock: space[5],
    borderBlockStart: rule,
  },
  inset,
]);
export const foot = style({ marginBlockStart: space[5], color: vars.color.fg3 });
