import { fill } from "../../theme/shadows.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { space, target, vars } from "../../theme/vars.css.ts";

export const sentence = style({
  fontSize: `calc(${vars.type.d3.size} * 0.78)`,
  lineHeight: 1.9,
  letterSpacing: vars.type.d3.tracking,
  fontWeight: vars.type.d3.weight,
});

export const root = style({
  display: "inline-grid",
  maxInlineSize: "calc(100% - 0.5em)",
  marginInline: "0.06em",
  whiteSpace: "normal",
  selectors: { "&:not(:has([aria-invalid=true]))": { baselineSource: "last" } },
});
export const noWrap = style({ whiteSpace: "nowrap" });
export const line = style({
  display: "inline-flex",
  minBlockSize: target.min,
  maxInlineSize: "100%",
  selectors: { "&:has([aria-invalid=true])": { marginBlockEnd: 0 } },
});
// First empty field, marked while the sentence has no focus.
const firstEmptyField = `${sentence}:not(:focus-within) > :nth-child(1 of :is(${root}, ${noWrap}):has(:placeholder-shown:not([aria-invalid=true])))`;
globalStyle(`${firstEmptyField} ${line}::before`, { inlineSize: "calc(100% + 8px)", opacity: 1 });
globalStyle(`${firstEmptyField} ${line}::after`, {
  insetInlineStart: "calc(100% - 4px)",
  opacity: 1,
});

export const control = style({
  fieldSizing: "content",
  minInlineSize: "2.5em",
  maxInlineSize: "100%",
  padding: 0,
  border: 0,
  borderRadius: 0,
  backgroundColor: "transparent",
  appearance: "none",
  fontSize: "inherit",
  // Inputs clip Arabic dots below the line box.
  lineHeight: 1.7,
  letterSpacing: "inherit",
  fontWeight: "inherit",
  caretColor: vars.color.line,
  // Forced colors show the outline, others the accent line.
  ":focus-visible": { outlineColor: "transparent", outlineOffset: 0 },
  "::placeholder": { overflow: "visible", color: vars.color.fg3, opacity: 1 },
  selectors: {
    "&[dir=auto]:placeholder-shown": { direction: "inherit", textAlign: "start" },
    ":dir(rtl) > &:dir(ltr):placeholder-shown": { direction: "rtl", textAlign: "start" },
    "&:autofill": { WebkitTextFillColor: vars.color.fg, boxShadow: fill(vars.color.bg) },
  },
});
export const choice = style({ cursor: "pointer", textOverflow: "ellipsis" });
export const lines = style({
  display: "inline-grid",
  minInlineSize: "2.5em",
  maxInlineSize: "100%",
});
const sameLines = {
  gridArea: "1 / 1",
  inlineSize: "100%",
  paddingInlineEnd: "0.35em",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
} as const;
export const text = style({
  ...sameLines,
  display: "block",
  overflow: "hidden",
  resize: "none",
});
export const copy = style({
  ...sameLines,
  visibility: "hidden",
  pointerEvents: "none",
});
/** Without width, so that it never wraps. */
export const mark = style({ display: "inline-block", inlineSize: 0, visibility: "visible" });
export const error = style({
  maxInlineSize: "20rem",
  marginBlock: `${space[2]} ${space[3]}`,
  color: vars.color.error,
  fontSize: vars.type.sm.size,
  lineHeight: 1.4,
  letterSpacing: 0,
  fontWeight: vars.type.sm.weight,
});
