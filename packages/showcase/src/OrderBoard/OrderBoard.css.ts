import { duration } from "@agency/ui/theme";
import { globalStyle, style } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";

/** Of a column among all columns: 0 for the first, 1 for the last. */
export const share = createVar();

const appear = keyframes({ from: { opacity: 0 } });

export const columns = style({});

/** The board is counted once, column by column, as the cooks read it: 1,200 ms with the last fade. */
globalStyle(`${columns} > *`, {
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${appear} ${duration.fade} linear both`,
      animationDelay: `calc(960ms * ${share})`,
    },
  },
});
