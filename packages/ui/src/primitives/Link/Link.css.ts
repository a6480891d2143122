import { style, styleVariants } from "../../theme/style.ts";
import { duration, easing, target, vars } from "../../theme/vars.css.ts";

export const root = style({
  textDecoration: "none",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.22em",
  borderRadius: 2,
});

export const variants = styleVariants({
  text: {
    textDecorationLine: "underline",
    textDecorationColor: vars.color.strong,
    selectors: { "&:hover": { color: vars.color.accentText, textDecorationColor: "currentColor" } },
  },
  plain: {
    selectors: { "&:hover": { textDecorationLine: "underline", color: vars.color.accentText } },
  },
  line: {
    display: "inline-flex",
    alignItems: "center",
    gap: 16,
    minBlockSize: target.min,
    fontSize: vars.type.sm.size,
    fontWeight: vars.emphasis,
  },
});

const on = `${variants.line}:is(:hover, :focus-visible) &`;

/** Grows from 44 to 64 px. */
export const tail = style({
  position: "relative",
  inlineSize: 44,
  flexShrink: 0,
  transition: `inline-size ${duration.link} ${easing}`,
  selectors: {
    [on]: { inlineSize: 64 },
    "&::after": {
      content: "",
      position: "absolute",
      insetInlineEnd: 0,
      insetBlockStart: "calc(50% - 4px)",
      inlineSize: 8,
      blockSize: 8,
      rotate: "45deg",
      scale: "0",
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
    [`${on}::after`]: {
      scale: "1",
      transition: `scale ${duration.land} ${easing} ${duration.link}`,
    },
  },
});
