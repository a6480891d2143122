/**
 * The theme for styles and components of your own: its variables, the tokens that no theme changes, and
 * media queries. Needs no vanilla-extract. `@agency/ui/theme/style` writes rules into the library's
 * cascade layers; shared classes have entries of their own, such as `@agency/ui/theme/grid`.
 */
export { getVarName } from "./getVarName.ts";
export { media } from "./media.ts";
export type { Responsive } from "./responsive.ts";
export { doubleRing, fill, footLine, veil } from "./shadows.ts";
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
