export { media } from "./media.ts";
export type { Responsive } from "./responsive.ts";
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
