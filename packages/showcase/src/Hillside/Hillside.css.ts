import { easing } from "@agency/ui/theme";
import { globalStyle, style } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";

/** Delay, 0 to 1. */
export const turn = createVar();

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

const motion = "(prefers-reduced-motion: no-preference)";

export const sun = style({
  "@media": {
    [motion]: { animation: `${appear} 200ms ${easing} calc(${turn} * 700ms) both` },
  },
});

globalStyle(`${sun} > path`, {
  "@media": {
    [motion]: {
      strokeDasharray: 1,
      animation: `${draw} 500ms ${easing} calc(${turn} * 700ms) both`,
    },
  },
});
