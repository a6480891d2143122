import { media } from "../../theme/media.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { duration, easing } from "../../theme/vars.css.ts";

export const rise = style({
  transition: `opacity ${duration.rise} ${easing}, translate ${duration.rise} ${easing}`,
  "@media": { [media.print]: { opacity: "1 !important", translate: "none !important" } },
});

export const waiting = style({ opacity: 0, translate: "0 24px", transition: "none" });

// Lines inside draw when they are seen, not when they are made. Important: they may be of a later
// layer, in which they run.
globalStyle(`${waiting} *, ${waiting} *::before, ${waiting} *::after`, {
  animationPlayState: "paused !important",
});
