/**
 * Building blocks of components in the library's look, for a `.css.ts`: the theme's variables, the
 * tokens that no theme changes, media queries, and `style` in the library's cascade layers. Shared
 * classes have entries of their own, such as `@agency/ui/theme/grid`.
 */
export { getVarName } from "./getVarName.ts";
export { media } from "./media.ts";
export type { Responsive } from "./responsive.ts";
export { doubleRing, fill, footLine, veil } from "./shadows.ts";
export { meant, rising, signal } from "./signal.ts";
export { baseStyle, globalStyle, style, styleVariants } from "./style.ts";
export { unseenRange } from "./unseenRange.ts";
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
