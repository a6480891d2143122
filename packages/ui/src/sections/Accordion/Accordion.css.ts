import { keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, line, space, target, vars } from "../../theme/vars.css.ts";

export const root = style({ borderBlockEnd: `${line.hairline} solid ${vars.color.hairline}` });
export const item = style({ borderBlockStart: `${line.hairline} solid ${vars.color.hairline}` });
export const header = style({ margin: 0 });

export const trigger = style({
  display: "flex",
  alignItems: "center",
  gap: space[5],
  inlineSize: "100%",
  minBlockSize: target.row,
  paddingBlock: space[4],
  paddingInline: 0,
  border: 0,
  borderRadius: 2,
  backgroundColor: "transparent",
  color: vars.color.fg,
  textAlign: "start",
  cursor: "pointer",
  transition: `color ${duration.link} ${easing}`,
  selectors: {
    "&:hover:not(:disabled)": { color: vars.color.accentText },
    "&:disabled": { color: vars.color.fg3, cursor: "not-allowed" },
  },
});
export const title = style({ flexGrow: 1, minInlineSize: 0 });
export const note = style({ color: vars.color.fg3 });

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
  "::after": { ...stroke, rotate: "90deg", transition: `rotate ${duration.fade} ${easing}` },
  selectors: { [`${trigger}[data-state="open"] &::after`]: { rotate: "0deg" } },
  "@media": {
    [media.reducedMotion]: { "::after": { transition: "none" } },
    [media.forcedColors]: { color: "ButtonText" },
    [media.still]: { display: "none" },
  },
});

const height = "var(--radix-accordion-content-height)";
const open = keyframes({ from: { blockSize: 0 }, to: { blockSize: height } });

/** Keeps closed panels for print, search engines and missing scripts. */
export const content = style({
  overflow: "hidden",
  interpolateSize: "allow-keywords",
  selectors: { '&[data-state="closed"]': { display: "none", blockSize: 0 } },
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      selectors: {
        '&[data-state="open"]': { animation: `${open} ${duration.fade} ${easing}` },
        '&[data-state="closed"]': {
          transition: `block-size ${duration.fade} ${easing}, display ${duration.fade} allow-discrete`,
        },
      },
    },
    [media.still]: {
      selectors: { '&[data-state="closed"]': { display: "block", blockSize: "auto" } },
    },
  },
});
export const inner = style({
  maxInlineSize: "62ch",
  paddingBlock: `${space[2]} ${space[6]}`,
  color: vars.color.fg2,
});
