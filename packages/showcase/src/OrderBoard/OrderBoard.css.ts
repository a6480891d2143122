import { duration } from "@agency/ui/theme";
import { globalStyle, style } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";

export const share = createVar();

const appear = keyframes({ from: { opacity: 0 } });

export const columns = style({});

/** One by one, 1,200 ms in all. */
globalStyle(`${columns} > *`, {
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${appear} ${duration.fade} linear both`,
      animationDelay: `calc(960ms * ${share})`,
    },
  },
});
