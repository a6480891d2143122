import { createVar, keyframes } from "@vanilla-extract/css";
import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

/** Full line length, in percent. */
export const length = createVar();

const fade = keyframes({ to: { opacity: 0.45 } });

export const pulse = style({
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${fade} 1.1s ease-in-out infinite alternate`,
      selectors: { ":root[data-motion=paused] &": { animation: "none" } },
    },
    // Forced colours remove backgrounds.
    "(forced-colors: active)": { border: "1px solid GrayText" },
  },
});

export const line = style({
  display: "flex",
  alignItems: "center",
  blockSize: "1lh",
  inlineSize: `calc(${length} * 1%)`,
  selectors: { "&:last-child:not(:first-child)": { inlineSize: `calc(${length} * 0.62%)` } },
});

export const bar = style({
  inlineSize: "100%",
  // About the x-height.
  blockSize: "0.56em",
  backgroundColor: vars.color.bg2,
});

export const cover = style({ inlineSize: "100%", backgroundColor: vars.color.bg2 });

export const row = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  minBlockSize: 115,
  paddingBlock: space[5],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { "&:first-child": { borderBlockStart: `1px solid ${vars.color.hairline}` } },
});
