import { keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { easing, layer, vars } from "../../theme/vars.css.ts";

const travel = keyframes({ to: { translate: "120px 0" } });
const travelBack = keyframes({ to: { translate: "-120px 0" } });
const fade = keyframes({ "50%": { opacity: 0.35 } });

export const root = style({ display: "grid", placeItems: "center" });

export const variants = styleVariants({
  block: { minBlockSize: "min(60vh, 480px)" },
  overlay: { position: "fixed", zIndex: layer.above, inset: 0, pointerEvents: "none" },
});

export const track = style({
  position: "relative",
  inlineSize: 120,
  blockSize: 2,
  backgroundColor: vars.color.hairline,
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});

export const point = style({
  position: "absolute",
  insetBlockStart: -4,
  insetInlineStart: 0,
  inlineSize: 10,
  blockSize: 10,
  marginInlineStart: -5,
  borderRadius: "50%",
  backgroundColor: vars.color.line,
  animation: `${travel} 1200ms ${easing} infinite`,
  selectors: { "&:dir(rtl)": { animationName: travelBack } },
  "@media": {
    [media.reducedMotion]: {
      animation: `${fade} 2400ms linear infinite`,
      insetInlineStart: "50%",
      selectors: { "&:dir(rtl)": { animationName: fade } },
    },
    [media.forcedColors]: { backgroundColor: "CanvasText" },
  },
});

export const rhomb = style({
  position: "absolute",
  insetInlineEnd: -4,
  insetBlockStart: -3,
  inlineSize: 8,
  blockSize: 8,
  rotate: "45deg",
  border: `1px solid ${vars.color.fg2}`,
  backgroundColor: vars.color.bg,
});
