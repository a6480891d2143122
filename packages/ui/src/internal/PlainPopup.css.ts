import { style } from "../theme/style.ts";
import { space, target, vars } from "../theme/vars.css.ts";
import { floating } from "./floating.css.ts";

/** Resets the browser's popover styles. */
export const root = style({
  maxBlockSize: "none",
  padding: 0,
  border: 0,
  color: vars.color.fg,
});

/** Below its button. Centred if the browser has no anchor positioning. */
export const sheet = style([
  floating,
  {
    padding: space[3],
    "@supports": {
      "(position-area: end)": {
        margin: 0,
        marginBlockStart: space[2],
        positionArea: "block-end span-inline-end",
        positionTryFallbacks: "flip-block, flip-inline",
      },
    },
  },
]);

export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: target.min,
  paddingInline: space[3],
});
