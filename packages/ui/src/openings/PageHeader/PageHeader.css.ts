import { byScript } from "../../theme/byScript.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

/** Clips the line at the page's edge. */
export const root = style({ overflowX: "clip" });

export const eyebrow = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "1lh",
  marginBlockEnd: space[5],
  color: vars.color.fg2,
});

export const eyebrowPoint = style({
  flexShrink: 0,
  inlineSize: 9,
  blockSize: 9,
  borderRadius: "50%",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
  // Arabic letters have a lower middle.
  translate: byScript("none", "0 2px"),
});

export const title = style({
  // Focused by scripts only.
  ":focus": { outline: "none" },
});

/** After the last word, without width. */
export const anchor = style({
  position: "relative",
  display: "inline-block",
  inlineSize: 0,
  blockSize: 0,
  verticalAlign: "0.3em",
});

export const line = style({
  position: "absolute",
  insetBlockStart: "-0.1em",
  insetInlineStart: "0.19em",
  display: "flex",
  inlineSize: "100vw",
  blockSize: "0.2em",
  letterSpacing: 0,
});

export const below = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: `${space[5]} ${space[7]}`,
  marginBlockStart: space[6],
});

export const lead = style({
  flexBasis: 0,
  flexGrow: 1,
  minInlineSize: "min(100%, 20rem)",
  maxInlineSize: "44ch",
  color: vars.color.fg2,
});

export const content = style({
  marginBlockStart: "clamp(56px, 6.4vw, 112px)",
  "@media": { [media.narrow]: { marginBlockStart: space[6] } },
});
