import { createVar } from "@vanilla-extract/css";
import { narrow, x, y } from "../../internal/ChartFigure.css.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

export const above = createVar();
const scale = createVar();

export const root = style({
  vars: { [scale]: "clamp(340px, 30vw, 575px)" },
  paddingBlockStart: 70,
});
export const up = style({ position: "relative", blockSize: `calc(${scale} * ${above})` });
export const down = style({
  position: "relative",
  blockSize: `calc(${scale} * (1 - ${above}))`,
  marginBlockEnd: 52,
});
export const mirrored = style({ scale: "1 -1" });
// The value may overflow narrow bars.
const before = {
  position: "absolute",
  insetInlineStart: 0,
  inlineSize: `calc(${x} - 14px)`,
  minInlineSize: "max-content",
  textAlign: "end",
  "@container": { [narrow]: { inlineSize: `calc(${x} - 10px)` } },
} as const;
export const startAbove = style({ ...before, insetBlockEnd: `calc(${y} + 8px)` });
export const startBelow = style({ ...before, insetBlockStart: `calc(${y} + 8px)` });
const atEnd = { position: "absolute", insetInlineEnd: 0 } as const;
export const endAbove = style({ ...atEnd, insetBlockEnd: `calc(${y} + 18px)` });
export const endBelow = style({ ...atEnd, insetBlockStart: `calc(${y} + 8px)` });

export const moment = style({
  position: "absolute",
  insetInlineStart: x,
  insetBlockEnd: "calc(100% + 38px)",
  maxInlineSize: `calc(100% - ${x} - 5rem)`,
});
export const stem = style({
  position: "absolute",
  insetInlineStart: x,
  insetBlockStart: -31,
  insetBlockEnd: `calc(${y} + 14px)`,
  inlineSize: 1,
  marginInlineStart: -0.5,
  backgroundColor: vars.color.fg3,
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});
