import { media } from "../../theme/media.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { space, target, vars } from "../../theme/vars.css.ts";

export const country = style({
  position: "relative",
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  minBlockSize: target.field,
  marginInlineEnd: space[4],
  color: vars.color.fg2,
});

/** On top of the calling code. */
export const select = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  opacity: 0,
  fontSize: vars.type.body.size,
  cursor: "pointer",
  ":disabled": { cursor: "default" },
  selectors: { "&[aria-disabled=true]": { pointerEvents: "none" } },
  // Without JavaScript, the code would not change.
  "@media": {
    [media.unscripted]: {
      position: "static",
      inlineSize: "8em",
      padding: 0,
      border: 0,
      opacity: 1,
      backgroundColor: "transparent",
    },
  },
});

globalStyle(`${select} option`, { backgroundColor: vars.color.bg1, color: vars.color.fg });

export const code = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[2],
  minInlineSize: "5em",
  fontSize: vars.type.article.size,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.unscripted]: { display: "none" } },
  selectors: {
    [`${select}:focus-visible + &`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
    [`${select}:hover:not(:disabled) + &`]: { color: vars.color.fg },
  },
});
