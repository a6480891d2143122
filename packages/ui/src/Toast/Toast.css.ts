import { keyframes } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";
import { duration, easing, line, radius, space, target, vars } from "../theme/vars.css.ts";

const arrive = keyframes({ from: { opacity: 0, translate: "0 -12px" } });
const drain = keyframes({ to: { scale: "0 1" } });

export const viewport = style({
  position: "fixed",
  zIndex: 100,
  insetBlockStart: "2rem",
  insetInlineEnd: "2rem",
  inlineSize: "min(400px, 100vw - 4rem)",
});

export const root = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space[4],
  paddingBlock: 10,
  paddingInline: `${space[5]} ${space[2]}`,
  borderRadius: radius.control,
  boxShadow: `0 24px 60px color-mix(in srgb, ${vars.color.overlay} 60%, transparent)`,
  color: vars.color.onStatus,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  fontWeight: vars.emphasis,
  overflow: "hidden",
  // A push towards the end side is the toast's own; scrolling stays the browser's.
  touchAction: "pan-y",
  animation: `${arrive} ${duration.fade} ${easing}`,
  selectors: {
    "&[data-swipe=move]": { userSelect: "none" },
    "&[data-swipe=cancel]": { transition: `translate ${duration.link} ${easing}` },
  },
  "@media": {
    [media.reducedMotion]: { animation: "none" },
    [media.forcedColors]: { border: "2px solid" },
  },
});

export const types = styleVariants({
  success: { backgroundColor: vars.color.positive },
  error: { backgroundColor: vars.color.negative },
});

export const icon = style({ display: "grid", placeItems: "center", blockSize: target.min });

export const message = style({ paddingBlock: "0.5em", overflowWrap: "break-word" });

export const close = style({
  // Also under the pointer: an accent would not be seen on every ground.
  selectors: { "&, &:hover": { color: "inherit" } },
  ":focus-visible": { outlineColor: "currentColor", outlineOffset: -6 },
});

export const bar = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: line.strong,
  backgroundColor: "currentColor",
  transformOrigin: "0",
  animation: `${drain} ${duration.toast} linear forwards`,
  selectors: {
    "&:dir(rtl)": { transformOrigin: "100%" },
    "[data-paused] > &": { animationPlayState: "paused" },
  },
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
