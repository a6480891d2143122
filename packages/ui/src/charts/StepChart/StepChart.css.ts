import { x } from "../../internal/ChartFigure.css.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { line, space, vars } from "../../theme/vars.css.ts";

export const root = style({ paddingBlockStart: space[4] });
export const plot = style({ position: "relative", blockSize: "clamp(190px, 15vw, 300px)" });
/** Within the axis, so that the points at its ends stand on it. */
export const inner = style({ position: "absolute", insetBlock: 0, insetInline: 10 });
/** Where the first stroke lies. */
export const axis = style({ position: "absolute", insetInline: 0, insetBlockEnd: -1 });

/** From the total to the plan, dot by dot. */
export const ahead = style({
  vectorEffect: "non-scaling-stroke",
  stroke: vars.color.fg3,
  strokeWidth: line.data,
  strokeLinecap: "round",
  strokeDasharray: "0 9",
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});

/** Both values below the stroke between them, one below the other where they do not fit. */
export const readings = style({
  position: "absolute",
  insetInlineStart: `calc(${x} + 22px)`,
  insetInlineEnd: -10,
  insetBlockStart: 10,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[5],
});
export const plan = style({ marginInlineStart: "auto" });

/** A column for each, as wide as the way to the next one, or as its words where that is shorter. */
export const marks = style({ display: "grid", marginBlockStart: space[3] });
export const mark = style({ paddingInlineEnd: space[3], whiteSpace: "nowrap" });
