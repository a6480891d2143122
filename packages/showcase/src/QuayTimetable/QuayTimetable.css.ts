import { duration, easing } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";
import { keyframes } from "@vanilla-extract/css";

const draw = keyframes({ from: { transform: "scaleX(0)" } });
const land = keyframes({ from: { opacity: 0 } });
const moving = "(prefers-reduced-motion: no-preference)";

/** Grows from its point, where the coordinates of its group begin. */
export const crossing = style({
  "@media": { [moving]: { animation: `${draw} ${duration.line} ${easing} backwards` } },
});

/** Comes when its crossing is there; the delay of the row is on top of it. */
export const ring = style({
  "@media": { [moving]: { animation: `${land} ${duration.land} ${easing} backwards` } },
});
