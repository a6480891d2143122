import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, space, vars } from "../../theme/vars.css.ts";

const on = "&:is(:checked, [aria-checked=true])";

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: space[4],
});

export const track = style({
  position: "relative",
  gridColumn: 2,
  gridRow: 1,
  flexShrink: 0,
  inlineSize: 48,
  blockSize: 26,
  marginBlock: 9,
  marginInline: 0,
  padding: 0,
  appearance: "none",
  border: `1px solid ${vars.color.strong}`,
  borderRadius: 13,
  backgroundColor: "transparent",
  cursor: "pointer",
  transition: `background-color ${duration.land} ${easing}, border-color ${duration.land} ${easing}`,
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetBlockStart: 6,
      insetInlineStart: 6,
      inlineSize: 12,
      blockSize: 12,
      borderRadius: 6,
      backgroundColor: vars.color.fg2,
      transition: `${duration.land} ${easing}`,
      transitionProperty: "inset-inline-start, rotate, border-radius, background-color",
    },
    // Touch target.
    "&::after": { content: "", position: "absolute", inset: "-10px -2px" },
    "&:hover": { borderColor: vars.color.fg },
    [on]: { borderColor: vars.color.accentBorder, backgroundColor: vars.color.accent },
    [`${on}::before`]: {
      insetInlineStart: "calc(100% - 19px)",
      rotate: "45deg",
      borderRadius: 0,
      backgroundColor: vars.color.onAccent,
    },
    "&[aria-invalid=true]": { borderColor: vars.color.error, borderWidth: 2 },
    "&:disabled": { borderColor: vars.color.hairline, cursor: "default" },
    "&:disabled::before": { backgroundColor: vars.color.fg3 },
    [`${on}:disabled`]: { backgroundColor: vars.color.bg2 },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&::before": { backgroundColor: "ButtonText" },
        [on]: { borderColor: "Highlight" },
        [`${on}::before`]: { backgroundColor: "Highlight" },
      },
    },
    [media.reducedMotion]: {
      transition: "none",
      selectors: { "&::before": { transition: "none" } },
    },
  },
});

export const label = style({ gridColumn: 1, gridRow: 1 });
