import { style } from "../theme/style.ts";
import { space, target, vars } from "../theme/vars.css.ts";
import { floating } from "./floating.css.ts";

export const root = style({
  maxBlockSize: "none",
  padding: 0,
  border: 0,
  color: vars.color.fg,
});

/** Centred without anchor positioning. */
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
