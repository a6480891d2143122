import { duration, easing } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";
import { keyframes } from "@vanilla-extract/css";

const draw = keyframes({ from: { transform: "scaleX(0)" } });
const land = keyframes({ from: { opacity: 0 } });
const moving = "(prefers-reduced-motion: no-preference)";

export const crossing = style({
  "@media": { [moving]: { animation: `${draw} ${duration.line} ${easing} backwards` } },
});

export const ring = style({
  "@media": { [moving]: { animation: `${land} ${duration.land} ${easing} backwards` } },
});
