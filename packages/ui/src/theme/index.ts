/**
 * Theme variables, static tokens and media queries, without vanilla-extract. Style functions are in
 * `@agency/ui/theme/style`, shared classes in `@agency/ui/theme/grid` and others.
 */
export { getFontFiles } from "./fonts/getFontFiles.ts";
export { getVarName } from "./getVarName.ts";
export { media } from "./media.ts";
export type { Responsive } from "./responsive.ts";
export { doubleRing, fill, footLine, veil } from "./shadows.ts";
export type { StatusTone, TextTone } from "./tones.ts";
export {
  duration,
  easing,
  grid,
  layer,
  line,
  radius,
  space,
  type TextSize,
  target,
  vars,
} from "./vars.css.ts";
export { visuallyHidden } from "./visuallyHidden.ts";
