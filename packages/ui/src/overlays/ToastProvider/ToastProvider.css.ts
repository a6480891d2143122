import { keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import {
  duration,
  easing,
  layer,
  line,
  radius,
  space,
  target,
  vars,
} from "../../theme/vars.css.ts";

const arrive = keyframes({ from: { opacity: 0, translate: "0 -12px" } });
const drain = keyframes({ to: { scale: "0 1" } });

export const viewport = style({
  position: "fixed",
  zIndex: layer.toast,
  insetBlockStart: "2rem",
  insetInlineEnd: "2rem",
  outline: "none",
  inlineSize: "min(400px, 100vw - 4rem)",
  "@media": { [media.print]: { display: "none" } },
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
  boxShadow: vars.shadow.floating,
  color: vars.color.onStatus,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  fontWeight: vars.emphasis,
  overflow: "hidden",
  animation: `${arrive} ${duration.fade} ${easing}`,
  selectors: {
    "&[data-swipe=move]": { translate: "var(--radix-toast-swipe-move-x) 0" },
    "&[data-swipe=cancel]": { transition: `translate ${duration.link} ${easing}` },
  },
  "@media": {
    [media.reducedMotion]: { animation: "none" },
    [media.forcedColors]: { border: "2px solid" },
  },
});

export const tones = styleVariants({
  success: { backgroundColor: vars.color.positive },
  error: { backgroundColor: vars.color.negative },
  info: { backgroundColor: vars.color.fg, color: vars.color.bg },
});

export const icon = style({ display: "grid", placeItems: "center", blockSize: target.min });

export const text = style({ display: "flex", flexWrap: "wrap", columnGap: space[4] });

export const message = style({
  flex: "1 1 10rem",
  minInlineSize: 0,
  paddingBlock: "0.5em",
});

export const action = style({
  minBlockSize: target.min,
  marginInlineStart: `calc(-1 * ${space[3]})`,
  paddingInline: space[3],
  border: 0,
  backgroundColor: "transparent",
  color: "inherit",
  fontWeight: vars.emphasis,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
  ":focus-visible": { outlineColor: "currentColor", outlineOffset: -6 },
});

export const close = style({
  // Also on hover: the accent lacks contrast on some surfaces.
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
  animation: `${drain} var(--toast-time) linear forwards`,
  selectors: {
    "&:dir(rtl)": { transformOrigin: "100%" },
    "[data-paused] > &": { animationPlayState: "paused" },
  },
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
