import { duration, easing } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";
import { keyframes } from "@vanilla-extract/css";

// Round stroke ends overflow the box.
const whole = "inset(-20px)";
const hidden = { ltr: "inset(-20px 100% -20px -20px)", rtl: "inset(-20px -20px -20px 100%)" };
const fromLeft = keyframes({ from: { clipPath: hidden.ltr }, to: { clipPath: whole } });
const fromRight = keyframes({ from: { clipPath: hidden.rtl }, to: { clipPath: whole } });

const drawn = (way: string) =>
  style({
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        animation: `${way} ${duration.line} ${easing} backwards`,
      },
    },
  });

/** Equal speed: the quickest arrives first. */
export const leaving = { ltr: drawn(fromLeft), rtl: drawn(fromRight) };
