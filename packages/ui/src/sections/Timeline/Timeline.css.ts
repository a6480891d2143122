import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { rhomb, round, stroke, upright } from "../../theme/points.css.ts";
import { strokeDrawn } from "../../theme/strokeDrawn.css.ts";
import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

/** 0 to 1 of the width. */
export const whole = createVar();
export const from = createVar();
export const length = createVar();
export const maxLabelWidth = createVar();
/** From 1. */
export const row = createVar();

export const root = style({ position: "relative" });

export const axis = style({
  position: "relative",
  blockSize: 13,
  marginInlineEnd: 8,
  "@media": { [media.narrow]: { display: "none" } },
});
const onAxis = { insetInlineStart: `calc(${from} * 100%)` } as const;
export const gapLine = style({
  ...stroke,
  insetBlockStart: 6,
  insetInlineStart: 0,
  inlineSize: `calc(${whole} * 100%)`,
  blockSize: 1,
  backgroundColor: vars.color.strong,
  "@media": { [media.forcedColors]: { backgroundColor: "GrayText" } },
});
export const phase = style([
  strokeDrawn,
  {
    ...stroke,
    ...onAxis,
    insetBlockStart: 5.5,
    inlineSize: `calc(${length} * 100%)`,
  },
]);
export const point = style({ ...round, ...onAxis, insetBlockStart: 0 });
export const end = style({
  ...rhomb,
  insetBlockStart: 0.5,
  insetInlineStart: `calc(${whole} * 100% - 6px)`,
});

export const list = style({
  display: "grid",
  rowGap: space[5],
  paddingBlock: `${space[5]} 6px`,
  // Clips the stems at the line.
  overflowY: "clip",
  "@media": { [media.narrow]: { display: "block", padding: 0, overflowY: "visible" } },
});

export const item = style({
  position: "relative",
  gridColumn: "1",
  gridRow: row,
  marginInlineStart: `calc(${from} * (100% - 8px))`,
  inlineSize: `calc(${maxLabelWidth} * 100%)`,
  paddingInlineEnd: space[5],
  "@media": {
    [media.narrow]: {
      inlineSize: "auto",
      marginInlineStart: 0,
      paddingInline: `${upright}px 0`,
      selectors: {
        "&:not(:last-child)": { paddingBlockEnd: space[6] },
        // In the items, to match the length of their text.
        "&::before": {
          ...stroke,
          insetBlock: "0.75em 0",
          insetInlineStart: 5.5,
          inlineSize: 2,
          blockSize: "auto",
        },
        "&:not(:last-child)::before": { insetBlockEnd: "-0.75em" },
        "&::after": { ...round, insetInlineStart: 0, insetBlockStart: "calc(0.75em - 6.5px)" },
      },
    },
  },
});
export const labelStem = style({
  "@media": {
    [media.wide]: {
      "::before": {
        ...stroke,
        insetBlockEnd: "calc(100% + 4px)",
        insetInlineStart: 6,
        inlineSize: 1,
        blockSize: "100vmax",
        backgroundColor: vars.color.strong,
      },
    },
  },
});
export const verticalEnd = style({
  ...rhomb,
  display: "none",
  insetBlockEnd: 0,
  insetInlineStart: 0.5,
  "@media": { [media.narrow]: { display: "block" } },
});

export const label = style({ color: vars.color.fg3 });
export const text = style({
  maxInlineSize: "34ch",
  marginBlockStart: space[2],
  color: vars.color.fg2,
  "@media": { [media.narrow]: { maxInlineSize: "none" } },
});
