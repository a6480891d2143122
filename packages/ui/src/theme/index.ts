export { media } from "./media.ts";
export {
  duration,
  easing,
  grid,
  line,
  radius,
  space,
  type TextSize,
  target,
  vars,
} from "./vars.css.ts";
