import { media } from "../theme/media.ts";
import { fill } from "../theme/shadows.ts";
import { style } from "../theme/style.ts";
import { duration, easing, line, target, vars } from "../theme/vars.css.ts";

/** Open lists have focus themselves, buttons their own indicator. */
const focused = "&:has(:is(:focus, :open):not(button))";
const invalid = "&:has([aria-invalid=true])";

/** Accent line on focus. */
export const control = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minBlockSize: target.field,
  borderBlockEnd: `${line.hairline} solid ${vars.color.strong}`,
  selectors: {
    "&:hover": { borderBlockEndColor: vars.color.fg },
    // Grows downwards: no layout shift.
    [invalid]: {
      borderBlockEnd: `${line.data} solid ${vars.color.error}`,
      marginBlockEnd: "-1px",
    },
    "&:has(> :disabled:not(button), > [aria-disabled=true]:not(button, select))": {
      borderBlockEndStyle: "dashed",
      color: vars.color.fg3,
    },
    "&::before, &::after": {
      content: "",
      position: "absolute",
      insetInlineStart: -4,
      opacity: 0,
      pointerEvents: "none",
      transition: `${duration.fade} ${easing}`,
      transitionProperty: "inline-size, inset-inline-start, opacity",
    },
    "&::before": {
      insetBlockEnd: -6,
      inlineSize: 0,
      blockSize: 10,
      background: `radial-gradient(${vars.color.line} 4.6px, transparent 5px) 0 / 10px no-repeat, linear-gradient(${vars.color.line} 0 0) 0 / 100% 2px no-repeat`,
    },
    "&:dir(rtl)::before": { backgroundPosition: "100%, 0" },
    "&::after": {
      insetBlockEnd: -5,
      inlineSize: 8,
      blockSize: 8,
      rotate: "45deg",
      backgroundColor: vars.color.line,
    },
    [`${focused}::before`]: { inlineSize: "calc(100% + 8px)", opacity: 1 },
    [`${focused}::after`]: { insetInlineStart: "calc(100% - 4px)", opacity: 1 },
  },
  "@media": {
    // Forced colours show the control's outline.
    [media.forcedColors]: { selectors: { "&::before, &::after": { display: "none" } } },
  },
});

export const input = style({
  minInlineSize: 0,
  inlineSize: "100%",
  minBlockSize: target.field,
  padding: 0,
  border: 0,
  borderRadius: 0,
  backgroundColor: "transparent",
  appearance: "none",
  fontSize: vars.type.article.size,
  // Browsers clip at the line box, far above Arabic dots.
  lineHeight: 1.7,
  caretColor: vars.color.line,
  // Visible in forced colours only, without the accent line.
  ":focus-visible": { outlineColor: "transparent", outlineOffset: 0 },
  "::placeholder": { overflow: "visible", color: vars.color.fg3, opacity: 1 },
  selectors: {
    // Alignment follows the page, character order the text.
    ":dir(rtl) > &:dir(ltr), :dir(ltr) > &:dir(rtl)": { textAlign: "end" },
    // Empty fields have no direction, so their placeholder follows the page.
    "&[dir=auto]:placeholder-shown": { direction: "inherit", textAlign: "start" },
    "&:autofill": {
      WebkitTextFillColor: vars.color.fg,
      boxShadow: fill(vars.color.bg1),
    },
  },
});

export const button = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: target.min,
  blockSize: target.min,
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  color: vars.color.fg2,
  cursor: "pointer",
  selectors: {
    "&:last-child": { marginInlineEnd: -13 },
    "&:hover": { color: vars.color.fg },
    "&:disabled": { color: vars.color.fg3, cursor: "default" },
  },
  ":focus-visible": { outlineOffset: -3 },
});

export const anchor = style({ position: "relative" });
