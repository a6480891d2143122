import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { drawn, drawnDown, moving, rhomb, round, stroke, upright } from "../../theme/points.css.ts";
import { style } from "../../theme/style.ts";
import { grid, space, vars } from "../../theme/vars.css.ts";

/** Above 768 px, and from 1200 px. */
export const columns = createVar();
export const wideColumns = createVar();

export const root = style({
  display: "grid",
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  columnGap: grid.gutter,
  rowGap: space[7],
  // Clips the line at the row's end.
  overflowX: "clip",
  "@media": {
    [media.narrow]: { display: "block", overflowX: "visible" },
    [media.lg]: { gridTemplateColumns: `repeat(${wideColumns}, minmax(0, 1fr))` },
  },
});

export const step = style({
  position: "relative",
  paddingBlockStart: 44,
  "@media": {
    [media.narrow]: {
      paddingBlockStart: 0,
      paddingInlineStart: upright,
      selectors: {
        "&:not(:last-child)": { paddingBlockEnd: space[6] },
        "&:last-child": { minBlockSize: 56 },
      },
    },
  },
});

export const line = style({
  ...stroke,
  insetBlockStart: 5.5,
  insetInlineStart: 0,
  inlineSize: `calc(100% + ${grid.gutter})`,
  transformOrigin: "0 50%",
  selectors: {
    "&:dir(rtl)": { transformOrigin: "100% 50%" },
    [`${step}:last-child &`]: { inlineSize: "calc(100% - 6px)" },
  },
  "@media": {
    [moving]: drawn,
    [media.narrow]: {
      insetBlock: "0.75em 0",
      insetInlineStart: 5.5,
      inlineSize: 2,
      blockSize: "auto",
      transformOrigin: "50% 0",
      selectors: {
        "&:dir(rtl)": { transformOrigin: "50% 0" },
        [`${step}:not(:last-child) &`]: { insetBlockEnd: "-0.75em" },
        [`${step}:last-child &`]: { inlineSize: 2 },
      },
    },
    [`${moving} and ${media.narrow}`]: drawnDown,
  },
});

export const point = style({
  ...round,
  insetBlockStart: 0,
  insetInlineStart: 0,
  "@media": { [media.narrow]: { insetBlockStart: "calc(0.75em - 6.5px)" } },
});

export const end = style({
  ...rhomb,
  insetBlockStart: 0.5,
  insetInlineEnd: 2.5,
  "@media": {
    [media.narrow]: {
      insetBlock: "auto 0",
      insetInline: "0.5px auto",
    },
  },
});

export const remainingLine = style({ backgroundColor: vars.color.strong });
export const hollow = style({
  backgroundColor: vars.color.bg,
  boxSizing: "border-box",
  border: `2px solid ${vars.color.strong}`,
});
export const currentPoint = style({
  inlineSize: 18,
  blockSize: 18,
  insetBlockStart: -2.5,
  "@media": {
    [media.narrow]: { insetBlockStart: "calc(0.75em - 9px)", insetInlineStart: -2.5 },
  },
});

export const note = style({
  display: "flex",
  gap: space[3],
  // An empty note aligns the titles.
  minBlockSize: "1lh",
  color: vars.color.fg3,
  "@media": { [media.narrow]: { selectors: { "&:empty": { display: "none" } } } },
});
export const number = style({ color: vars.color.fg, fontVariantNumeric: "tabular-nums" });
export const text = style({
  maxInlineSize: "34ch",
  marginBlockStart: space[2],
  color: vars.color.fg2,
  "@media": { [media.narrow]: { maxInlineSize: "none" } },
});
