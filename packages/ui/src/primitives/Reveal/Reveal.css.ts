import { media } from "../../theme/media.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { duration, easing } from "../../theme/vars.css.ts";

export const rise = style({
  transition: `opacity ${duration.rise} ${easing}, translate ${duration.rise} ${easing}`,
  "@media": { [media.print]: { opacity: "1 !important", translate: "none !important" } },
});

export const waiting = style({ opacity: 0, translate: "0 24px", transition: "none" });

// Lines start with the entrance. Important: they may be in a later cascade layer.
globalStyle(`${waiting} *, ${waiting} *::before, ${waiting} *::after`, {
  animationPlayState: "paused !important",
});
