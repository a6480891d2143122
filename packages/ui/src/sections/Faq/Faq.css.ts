import { keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, line, space, target, vars } from "../../theme/vars.css.ts";

const moving = "(prefers-reduced-motion: no-preference)";

export const root = style({ borderBlockEnd: `${line.hairline} solid ${vars.color.hairline}` });

const draw = keyframes({ from: { clipPath: "inset(-8px 100% -8px -8px)" } });
const drawMirrored = keyframes({ from: { clipPath: "inset(-8px -8px -8px 100%)" } });

export const item = style({
  position: "relative",
  borderBlockStart: `${line.hairline} solid ${vars.color.hairline}`,
  interpolateSize: "allow-keywords",
  selectors: {
    "&::details-content": { blockSize: 0, overflowY: "clip" },
    "&[open]::details-content": { blockSize: "auto" },
  },
  "@media": {
    [moving]: {
      selectors: {
        "&::details-content": {
          transition: `block-size ${duration.fade} ${easing}, content-visibility ${duration.fade} allow-discrete`,
        },
      },
    },
    // Answers cannot be opened in print.
    [media.print]: {
      breakInside: "avoid",
      selectors: { "&::details-content": { blockSize: "auto", contentVisibility: "visible" } },
    },
  },
});

export const rule = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: -6,
  display: "none",
  selectors: { [`${item}[open] > * > &`]: { display: "block" } },
  "@media": {
    [moving]: {
      animation: `${draw} ${duration.line} ${easing}`,
      selectors: { "&:dir(rtl)": { animationName: drawMirrored } },
    },
  },
});

export const question = style({
  display: "flex",
  alignItems: "center",
  gap: space[5],
  minBlockSize: target.row,
  paddingBlock: space[4],
  listStyle: "none",
  cursor: "pointer",
  borderRadius: 2,
  transition: `color ${duration.link} ${easing}`,
  ":hover": { color: vars.color.accentText },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const title = style({
  flexGrow: 1,
  minInlineSize: 0,
});

const stroke = {
  content: "",
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: 8,
  inlineSize: 18,
  blockSize: 2,
  backgroundColor: "currentColor",
  forcedColorAdjust: "none",
} as const;

export const mark = style({
  position: "relative",
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  "::before": stroke,
  "::after": {
    ...stroke,
    rotate: "90deg",
    transition: `rotate ${duration.fade} ${easing}`,
  },
  selectors: { [`${item}[open] > * > &::after`]: { rotate: "0deg" } },
  "@media": {
    [media.reducedMotion]: { "::after": { transition: "none" } },
    [media.forcedColors]: { color: "CanvasText" },
    [media.print]: { display: "none" },
  },
});

export const answer = style({
  maxInlineSize: "62ch",
  paddingBlock: `${space[2]} ${space[6]}`,
  paddingInlineEnd: 42,
  color: vars.color.fg2,
});
