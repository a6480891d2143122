import { keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { globalStyle, style, styleVariants } from "../../theme/style.ts";
import { duration, easing, radius, target, vars } from "../../theme/vars.css.ts";
import { disabledStyles } from "./disabledStyles.ts";

export const root = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: target.button,
  minInlineSize: target.min,
  paddingInline: 28,
  border: "1px solid transparent",
  borderRadius: radius.control,
  // Clips the line at the edge.
  overflow: "clip",
  overflowClipMargin: "border-box",
  fontSize: vars.type.sm.size,
  lineHeight: 1.2,
  fontWeight: vars.emphasis,
  textDecoration: "none",
  textAlign: "center",
  cursor: "pointer",
  transition: `${duration.link} ${easing}`,
  transitionProperty: "background-color, border-color, color",
  // Links need the system's button text colour.
  "@media": {
    [media.forcedColors]: { color: "ButtonText" },
    [media.print]: { display: "none" },
  },
});

const foot = (color: string) =>
  ({
    "&::before": {
      content: "",
      position: "absolute",
      insetInline: -1,
      insetBlockEnd: -1,
      blockSize: 3,
      backgroundColor: color,
      scale: "0 1",
      transformOrigin: "0",
    },
    "&:dir(rtl)::before": { transformOrigin: "100%" },
    "&:hover:not(:disabled, [aria-disabled=true])::before": {
      scale: "1",
      transition: `scale 320ms ${easing}`,
    },
  }) as const;

const mixHover = (color: string) => `color-mix(in oklab, ${color} 88%, ${vars.color.fg})`;

/** Colours of a button by variant. */
export const variants = styleVariants({
  solid: {
    borderColor: vars.color.accentBorder,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    selectors: {
      ...foot(vars.color.fg),
      "&:hover": {
        borderColor: mixHover(vars.color.accentBorder),
        backgroundColor: mixHover(vars.color.accent),
      },
    },
  },
  outline: {
    borderColor: vars.color.strong,
    backgroundColor: "transparent",
    color: vars.color.fg,
    selectors: { ...foot(vars.color.line), "&:hover": { borderColor: vars.color.fg } },
  },
  text: {
    paddingInline: 12,
    backgroundColor: "transparent",
    color: vars.color.accentText,
    selectors: { "&:hover": { color: vars.color.fg } },
  },
});

export const sizes = styleVariants({
  medium: {},
  small: { minBlockSize: target.min, paddingInline: 20 },
});

globalStyle(`${variants.text}${sizes.small}`, { paddingInline: 0 });

// Last, to override the variants' hover styles.
const disabled = `${root}:is(:disabled, [aria-disabled=true])`;
globalStyle(disabled, disabledStyles);
globalStyle(`${variants.text}${disabled}`, { backgroundColor: "transparent" });

const fill = keyframes({ from: { scale: "0 1" } });

export const busy = style({
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: 2,
      backgroundColor: vars.color.line,
      transformOrigin: "0",
      animation: `${fill} 1200ms ${easing} infinite`,
    },
    "&:dir(rtl)::after": { transformOrigin: "100%" },
  },
  "@media": { [media.reducedMotion]: { selectors: { "&::after": { animation: "none" } } } },
});

export const wide = style({ inlineSize: "100%" });
