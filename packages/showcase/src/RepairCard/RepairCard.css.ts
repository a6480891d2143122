import { duration, easing } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";
import { createVar, keyframes } from "@vanilla-extract/css";

/** How far above its place the point starts, negative. */
export const from = createVar();

const arrive = keyframes({ from: { transform: `translateY(${from})` } });
const follow = keyframes({ from: { strokeDashoffset: 1 } });

// It waits as long as it takes, so that it is seen at the stage before.
const once = `${duration.line} ${easing} ${duration.line} both`;

/** The point where the watch is, arriving from the stage before. */
export const arriving = style({
  "@media": { "(prefers-reduced-motion: no-preference)": { animation: `${arrive} ${once}` } },
});

/** The line between the two, drawn behind it. */
export const way = style({
  "@media": { "(prefers-reduced-motion: no-preference)": { animation: `${follow} ${once}` } },
});
