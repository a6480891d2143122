import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

export const form = style({
  marginBlockStart: "clamp(40px, 5.4vw, 104px)",
});

export const row = style({
  display: "flex",
  alignItems: "flex-end",
  columnGap: space[5],
});

export const field = style({
  flexGrow: 1,
  minInlineSize: 0,
  padding: 0,
  paddingBlockEnd: 2,
  border: 0,
  borderRadius: 0,
  backgroundColor: "transparent",
  color: vars.color.fg,
  fontFamily: "inherit",
  fontWeight: 400,
  caretColor: vars.color.line,
  resize: "none",
  // One line that grows where the words or the placeholder need more.
  fieldSizing: "content",
  overflow: "hidden",
  "::placeholder": { color: vars.color.fg3, opacity: 1 },
  ":focus-visible": { outline: "2px solid transparent" },
  // Without a word there is no direction to find, and the placeholder has the page's.
  selectors: { "&:placeholder-shown": { direction: "inherit", textAlign: "start" } },
});

export const line = style({
  marginBlockStart: 10,
  // The points stand on the margins, not inside them.
  marginInline: -6,
});
/** Focus makes the line heavier: the field has no box that an outline could follow. */
export const focusLine = style({
  display: "block",
  blockSize: 3,
  marginBlockStart: -6.5,
  marginBlockEnd: 3.5,
  marginInline: 6,
  backgroundColor: "transparent",
  selectors: { [`${row}:has(textarea:focus-visible) ~ &`]: { backgroundColor: vars.color.line } },
});

export const hint = style({ marginBlockStart: space[4], color: vars.color.fg2 });

export const button = style({
  flexShrink: 0,
  "@media": { [media.narrow]: { marginBlockEnd: 4 } },
});
