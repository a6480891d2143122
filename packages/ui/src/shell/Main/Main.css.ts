import { sectionGap } from "../../internal/spaces.css.ts";
import { style } from "../../theme/style.ts";
import { layer } from "../../theme/vars.css.ts";

/**
 * Above the decorative backgrounds, which are fixed at level 0; and as high as the screen, so that
 * the footer does not jump into view while a page loads.
 */
export const root = style({
  position: "relative",
  zIndex: layer.above,
  minBlockSize: "100dvh",
  paddingBlockEnd: sectionGap,
  outline: "none",
});
