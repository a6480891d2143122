import { duration, easing } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";

export const from = createVar();

const arrive = keyframes({ from: { transform: `translateY(${from})` } });
const follow = keyframes({ from: { strokeDashoffset: 1 } });

// The previous stage is visible first.
const once = `${duration.line} ${easing} ${duration.line} both`;

export const arriving = style({
  "@media": { "(prefers-reduced-motion: no-preference)": { animation: `${arrive} ${once}` } },
});

export const way = style({
  "@media": { "(prefers-reduced-motion: no-preference)": { animation: `${follow} ${once}` } },
});
