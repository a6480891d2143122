import { duration, easing } from "@agency/ui/theme";
import { globalStyle, style } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";

export const day = createVar();

const rise = keyframes({ from: { scale: "1 0" } });

export const bars = style({});

globalStyle(`${bars} > *`, {
  transformBox: "fill-box",
  transformOrigin: "50% 100%",
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${rise} ${duration.rise} ${easing} both`,
      animationDelay: `calc(20ms * ${day})`,
    },
  },
});
