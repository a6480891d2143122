import { duration, line, media, vars } from "@agency/ui/theme";
import { style, styleVariants } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";
import { height, width, x, y } from "./Room.css.ts";
import { door as gate, size } from "./roomPlan.ts";

const moving = "(prefers-reduced-motion: no-preference)";
const paused = ":root[data-motion=paused] &";
const percent = (value: number, whole: number) => `${(value / whole) * 100}%`;

export const share = createVar();
export const before = createVar();

const grow = keyframes({ from: { scale: "0 1" } });
const growUpright = keyframes({ from: { scale: "1 0" } });
const stretch = style({
  position: "absolute",
  insetInlineStart: `calc(${x} - 1.5px)`,
  insetBlockStart: `calc(${y} - 1.5px)`,
  inlineSize: `calc(${width} + 3px)`,
  blockSize: `calc(${height} + 3px)`,
  backgroundColor: vars.color.line,
  pointerEvents: "none",
  forcedColorAdjust: "none",
  "@media": {
    [media.forcedColors]: { backgroundColor: "Highlight" },
    [moving]: {
      animationDuration: `calc(${duration.line} * ${share})`,
      animationDelay: `calc(${duration.line} * ${before})`,
      animationTimingFunction: "linear",
      animationFillMode: "backwards",
    },
  },
});
const along = (animationName: string, origin: string, mirrored = origin) => ({
  transformOrigin: origin,
  "@media": { [moving]: { animationName } },
  selectors: {
    "&:dir(rtl)": { transformOrigin: mirrored },
    [paused]: { animationName: "none" },
  },
});
export const stretches = styleVariants({
  on: [stretch, along(grow, "0 50%", "100% 50%")],
  back: [stretch, along(grow, "100% 50%", "0 50%")],
  up: [stretch, along(growUpright, "50% 100%")],
  down: [stretch, along(growUpright, "50% 0")],
});

export const gap = style({
  position: "absolute",
  insetInlineStart: percent(gate.x - gate.width / 2, size.width),
  inlineSize: percent(gate.width, size.width),
  insetBlockStart: "100%",
  blockSize: line.data,
  backgroundColor: vars.color.bg1,
});
const doorPoint = style({
  position: "absolute",
  insetInlineStart: percent(gate.x, size.width),
  insetBlockStart: "100%",
  inlineSize: 17,
  blockSize: 17,
  margin: -8.5,
  borderRadius: "50%",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { backgroundColor: "Highlight" } },
});
export const door = style([doorPoint]);
export const doorQuiet = style([doorPoint, { backgroundColor: vars.color.strong }]);
export const doorName = style({
  position: "absolute",
  color: vars.color.fg3,
  whiteSpace: "nowrap",
  insetInlineStart: percent(gate.x + gate.width / 2, size.width),
  insetBlockStart: "calc(100% + 8px)",
});
