import { media } from "../../theme/media.ts";
import { fill } from "../../theme/shadows.ts";
import { style } from "../../theme/style.ts";
import { sizes } from "../../theme/type.css.ts";
import { duration, easing, space, target, vars } from "../../theme/vars.css.ts";

export const root = style({ display: "block", inlineSize: "100%" });

export const label = style([
  sizes.sm,
  { display: "block", color: vars.color.fg2, marginBlockEnd: space[1] },
]);

export const row = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
  minBlockSize: target.field,
  borderBlockEnd: `1px solid ${vars.color.strong}`,
});

export const rowInvalid = style({ borderBlockEndColor: vars.color.error });

export const input = style([
  sizes.body,
  {
    flex: "1 1 11rem",
    inlineSize: 0,
    minInlineSize: 0,
    minBlockSize: target.field,
    padding: 0,
    border: 0,
    borderRadius: 0,
    appearance: "none",
    backgroundColor: "transparent",
    color: vars.color.fg,
    textAlign: "start",
    // The line below shows focus.
    outline: "none",
    selectors: {
      "&::placeholder": { overflow: "visible", color: vars.color.fg3, opacity: 1 },
      // Aligns left-to-right addresses with the page's start.
      [`${root}:dir(rtl) &`]: { textAlign: "end" },
      "&:-webkit-autofill": {
        boxShadow: fill(vars.color.bg),
        WebkitTextFillColor: vars.color.fg,
      },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: { "&:focus-visible": { outline: "2px solid", outlineOffset: 3 } },
      },
    },
  },
]);

export const focusLine = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: -1,
  blockSize: 1,
  display: "flex",
  alignItems: "center",
  opacity: 0,
  transition: `opacity ${duration.link} ${easing}`,
  selectors: { [`${input}:focus-visible ~ &`]: { opacity: 1 } },
});

export const submit = style({
  paddingInline: 0,
  minBlockSize: target.min,
  overflow: "visible",
  // The row has one already.
  selectors: { "&&::after": { content: "none" } },
});

export const description = style([sizes.xs, { color: vars.color.fg3, marginBlockStart: space[3] }]);

const result = style([sizes.sm, { marginBlockStart: space[3] }]);

export const error = style([
  result,
  {
    display: "flex",
    alignItems: "baseline",
    columnGap: space[2],
    color: vars.color.error,
    selectors: {
      "&::before": {
        content: "",
        flexShrink: 0,
        inlineSize: 7,
        blockSize: 7,
        rotate: "45deg",
        backgroundColor: "currentColor",
      },
    },
    "@media": {
      [media.forcedColors]: { selectors: { "&::before": { backgroundColor: "CanvasText" } } },
    },
  },
]);

export const status = style([
  result,
  {
    color: vars.color.fg,
    selectors: { "&:empty": { margin: 0 } },
  },
]);
