import { x } from "../../internal/ChartFigure.css.ts";
import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { line, space, vars } from "../../theme/vars.css.ts";

export const root = style({ paddingBlockStart: space[4] });
export const plot = style({ position: "relative", blockSize: "clamp(190px, 15vw, 300px)" });
/** Fits end points on the axis. */
export const inner = style({ position: "absolute", insetBlock: 0, insetInline: 10 });
export const axis = style({ position: "absolute", insetInline: 0, insetBlockEnd: -1 });

export const ahead = style({
  vectorEffect: "non-scaling-stroke",
  stroke: vars.color.fg3,
  strokeWidth: line.data,
  strokeLinecap: "round",
  strokeDasharray: "0 9",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[5],
} as const;
/** Beside the last step, or above the chart where little room is left beside it. */
export const readings = styleVariants({
  beside: {
    ...row,
    position: "absolute",
    insetInlineStart: `calc(${x} + 22px)`,
    insetInlineEnd: -10,
    insetBlockStart: 10,
    justifyContent: "space-between",
  },
  above: { ...row, justifyContent: "flex-end", marginBlockEnd: space[4] },
});
export const plan = style({ marginInlineStart: "auto" });

export const marks = style({ display: "grid", marginBlockStart: space[3] });
export const mark = style({ paddingInlineEnd: space[3], whiteSpace: "nowrap" });
