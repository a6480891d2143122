import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, line, space, target, vars } from "../../theme/vars.css.ts";

export const list = style({
  display: "flex",
  gap: space[6],
  // Room for the focus ring.
  padding: 3,
  margin: -3,
  overflowX: "auto",
  scrollbarWidth: "thin",
  borderBlockEnd: `${line.hairline} solid ${vars.color.hairline}`,
});

export const tab = style({
  position: "relative",
  flexShrink: 0,
  minBlockSize: target.min,
  padding: 0,
  border: 0,
  borderRadius: 2,
  backgroundColor: "transparent",
  color: vars.color.fg2,
  cursor: "pointer",
  transition: `color ${duration.link} ${easing}`,
  "::after": {
    content: "",
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: -4,
    blockSize: 3,
    scale: "0 1",
    transformOrigin: "0",
    backgroundColor: vars.color.line,
    forcedColorAdjust: "none",
    transition: `scale ${duration.fade} ${easing}`,
  },
  selectors: {
    "&:dir(rtl)::after": { transformOrigin: "100%" },
    "&:hover:not(:disabled)": { color: vars.color.accentText },
    '&[data-state="active"]': { color: vars.color.fg },
    '&[data-state="active"]::after': { scale: "1 1" },
    "&:disabled": { color: vars.color.fg3, cursor: "not-allowed" },
  },
  "@media": {
    [media.reducedMotion]: { transition: "none", "::after": { transition: "none" } },
    [media.forcedColors]: {
      "::after": { backgroundColor: "Highlight" },
      selectors: { "&:disabled": { color: "GrayText" } },
    },
  },
});

export const panel = style({
  paddingBlockStart: space[6],
  "@media": { [media.still]: { selectors: { "&[hidden]": { display: "block" } } } },
});

/** Replaces the tabs in print and without JavaScript. */
export const heading = style({
  display: "none",
  marginBlockEnd: space[3],
  color: vars.color.fg2,
  breakAfter: "avoid",
  "@media": { [media.still]: { display: "block" } },
});
