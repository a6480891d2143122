import { screenOnly } from "../../theme/shown.css.ts";
import { style } from "../../theme/style.ts";
import { layer, line, vars } from "../../theme/vars.css.ts";

export const root = style([
  screenOnly,
  {
    position: "fixed",
    zIndex: layer.progress,
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: line.strong,
    pointerEvents: "none",
  },
]);

export const whole = style({ blockSize: "100%" });

/** Stands as a whole before the start edge and is moved in by as much as the page is scrolled. */
export const bar = style({
  position: "relative",
  blockSize: "100%",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  translate: "calc((var(--scroll-progress, 0) - 1) * 100%) 0",
  selectors: {
    "&:dir(rtl)": { translate: "calc((1 - var(--scroll-progress, 0)) * 100%) 0" },
    "&::after": {
      content: "",
      position: "absolute",
      insetInlineEnd: -4,
      insetBlockStart: -3,
      inlineSize: 9,
      blockSize: 9,
      rotate: "45deg",
      backgroundColor: "inherit",
    },
  },
});
