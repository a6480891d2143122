import { sectionGap } from "../../internal/spaces.css.ts";
import { style } from "../../theme/style.ts";
import { layer } from "../../theme/vars.css.ts";

/**
 * Above decorative backgrounds, which are fixed at level 0. As high as the viewport, so that the
 * footer does not flash while a page loads.
 */
export const root = style({
  position: "relative",
  zIndex: layer.above,
  minBlockSize: "100dvh",
  paddingBlockEnd: sectionGap,
  outline: "none",
});
