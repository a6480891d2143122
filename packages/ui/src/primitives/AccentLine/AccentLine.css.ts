import { createVar, keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { arrivedAttribute } from "../../theme/transitionAttributes.ts";
import { duration, easing, vars } from "../../theme/vars.css.ts";

const thickness = createVar();
const point = createVar();

const land = keyframes({ from: { opacity: 0, scale: "0.2" } });

export const root = style({
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
  pointerEvents: "none",
});

export const sizes = styleVariants({
  small: { vars: { [thickness]: "2px", [point]: "10px" } },
  medium: { vars: { [thickness]: "3px", [point]: "16px" } },
  large: { vars: { [thickness]: "clamp(3px, 0.026em, 12px)", [point]: "0.2em" } },
});

export const tones = styleVariants({
  accent: { color: vars.color.line },
  neutral: {
    color: vars.color.fg,
    "@media": { [media.forcedColors]: { color: "CanvasText" } },
  },
});

const arrived = `[${arrivedAttribute}] > &`;

const shape = style({
  flexShrink: 0,
  backgroundColor: "currentColor",
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
});

export const start = style([
  shape,
  {
    inlineSize: point,
    blockSize: point,
    borderRadius: "50%",
    marginInlineEnd: "-1px",
  },
]);

export const end = style([
  shape,
  {
    inlineSize: `calc(${point} * 0.82)`,
    aspectRatio: "1",
    rotate: "45deg",
    marginInlineStart: `calc(${point} * -0.1)`,
  },
]);

export const stroke = style([
  shape,
  {
    flex: 1,
    blockSize: thickness,
    selectors: {
      // Completed by a page transition or the intro.
      [arrived]: { animation: "none !important" },
    },
  },
]);

const moving = "(prefers-reduced-motion: no-preference)";

export const endDrawn = style({
  "@media": {
    [moving]: { animation: `${land} ${duration.land} ${easing} ${duration.line} both` },
  },
  selectors: { [arrived]: { animation: "none !important" } },
});
