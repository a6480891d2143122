import { createVar } from "@vanilla-extract/css";
import { narrow, x, y } from "../../internal/ChartFigure.css.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { space } from "../../theme/vars.css.ts";

export const root = style({ paddingBlockStart: 36 });
export const plot = style({ position: "relative", blockSize: "clamp(210px, 17vw, 330px)" });
/** Fits end points on the axis. */
export const inner = style({ position: "absolute", insetBlock: 0, insetInline: 10 });

/** Height of the end value on phones. */
export const clear = createVar();

const beside = {
  position: "absolute",
  insetInlineStart: `calc(${x} + 16px)`,
  insetInlineEnd: -10,
} as const;
export const startLabel = styleVariants({
  falling: { ...beside, insetBlockEnd: `calc(${y} + 8px)` },
  rising: { ...beside, insetBlockStart: `calc(100% - ${y} + 12px)` },
});
export const end = style({
  position: "absolute",
  insetInlineEnd: -10,
  insetBlockEnd: `calc(${y} + 16px)`,
  "@container": { [narrow]: { insetBlockEnd: `calc(${clear} + 12px)` } },
});

export const ticks = style({ position: "relative", blockSize: 6, marginInline: 10 });
export const marks = style({
  position: "relative",
  display: "flex",
  justifyContent: "space-between",
  marginBlockStart: space[2],
  "@container": { [narrow]: { flexWrap: "wrap" } },
});
/** Own row on narrow pages, where labels collide. */
export const between = style({
  position: "absolute",
  insetBlock: 0,
  insetInline: 10,
  "@container": {
    [narrow]: {
      position: "relative",
      order: 1,
      flexBasis: "100%",
      marginInline: 10,
      blockSize: "1.6em",
    },
  },
});
export const mark = style({ position: "absolute", insetInlineStart: x });
