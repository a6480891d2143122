import { keyframes } from "@vanilla-extract/css";
import { style } from "./style.ts";
import { duration, easing } from "./vars.css.ts";

const draw = keyframes({ from: { scale: "0 1" } });

export const strokeDrawn = style({
  transformOrigin: "0",
  selectors: { "&:dir(rtl)": { transformOrigin: "100%" } },
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${draw} ${duration.line} ${easing} both`,
    },
  },
});
