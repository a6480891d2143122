import { media } from "../theme/media.ts";
import { fill } from "../theme/shadows.ts";
import { style } from "../theme/style.ts";
import { duration, easing, line, target, vars } from "../theme/vars.css.ts";

/** An open list has the focus itself; its field still shows it. A button inside shows its own. */
const focused = "&:has(:is(:focus, :open):not(button))";
const invalid = "&:has([aria-invalid=true])";

/**
 * The box of a control and its underline. While the control has focus an accent line with its two
 * points runs out from the start: drawn by the box itself, so that a field costs no more elements.
 */
export const control = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minBlockSize: target.field,
  borderBlockEnd: `${line.hairline} solid ${vars.color.strong}`,
  selectors: {
    "&:hover": { borderBlockEndColor: vars.color.fg },
    // The thicker line grows downwards, so that the page does not move.
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
    // The control's own outline shows focus there; half a line would not.
    [media.forcedColors]: { selectors: { "&::before, &::after": { display: "none" } } },
  },
});

/** The text a visitor types or has chosen. */
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
  // The browser cuts what a field holds at its line: Arabic dots stand far below it.
  lineHeight: 1.7,
  caretColor: vars.color.line,
  // The accent line below shows focus; a transparent outline shows in forced colours alone.
  ":focus-visible": { outlineColor: "transparent", outlineOffset: 0 },
  "::placeholder": { overflow: "visible", color: vars.color.fg3, opacity: 1 },
  selectors: {
    // The page sets the side; the text's own direction orders the characters.
    ":dir(rtl) > &:dir(ltr), :dir(ltr) > &:dir(rtl)": { textAlign: "end" },
    // Without a word there is no direction to find, and the placeholder has the page's.
    "&[dir=auto]:placeholder-shown": { direction: "inherit", textAlign: "start" },
    "&:autofill": {
      WebkitTextFillColor: vars.color.fg,
      boxShadow: fill(vars.color.bg1),
    },
  },
});

/** A button at the end of the line, such as one that opens a list. */
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
    // The icon has a margin of its own within the target.
    "&:last-child": { marginInlineEnd: -13 },
    "&:hover": { color: vars.color.fg },
    "&:disabled": { color: vars.color.fg3, cursor: "default" },
  },
  ":focus-visible": { outlineOffset: -3 },
});

/** What holds a line and what opens below it. */
export const anchor = style({ position: "relative" });
