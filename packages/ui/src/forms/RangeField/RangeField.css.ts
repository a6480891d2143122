import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { line, space, target, vars } from "../../theme/vars.css.ts";

export const root = style({
  display: "flex",
  alignItems: "center",
  columnGap: space[5],
  minBlockSize: target.field,
});

export const slider = style({
  position: "relative",
  display: "flex",
  flexGrow: 1,
  alignItems: "center",
  columnGap: space[4],
  minInlineSize: 0,
  blockSize: target.min,
  touchAction: "none",
  cursor: "pointer",
  selectors: { "&[data-disabled]": { cursor: "default" } },
});

export const plain = style({ flexGrow: 1, minInlineSize: 0, inlineSize: "100%" });

export const track = style({
  position: "relative",
  flexGrow: 1,
  blockSize: line.hairline,
  backgroundColor: vars.color.strong,
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});

export const filled = style({
  position: "absolute",
  insetBlock: -1,
  backgroundColor: vars.color.line,
  selectors: { "[data-disabled] > * > &": { backgroundColor: vars.color.strong } },
  "@media": { [media.forcedColors]: { backgroundColor: "Highlight" } },
});

export const thumb = style({
  position: "relative",
  display: "block",
  inlineSize: 16,
  blockSize: 16,
  rotate: "45deg",
  backgroundColor: vars.color.line,
  selectors: {
    // Touch target, rotated back.
    "&::after": { content: "", position: "absolute", inset: -14, rotate: "-45deg" },
    "&[aria-invalid=true]": { backgroundColor: vars.color.error },
    "&[data-disabled]": { backgroundColor: vars.color.fg3 },
  },
  ":focus-visible": { outlineOffset: 4 },
  "@media": {
    [media.forcedColors]: { forcedColorAdjust: "none", backgroundColor: "Highlight" },
  },
});

export const start = style({ borderRadius: "50%" });

export const value = style({
  display: "grid",
  flexShrink: 0,
  color: vars.color.fg,
  fontSize: vars.type.article.size,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  textAlign: "end",
});

export const widthPlaceholder = style({ gridArea: "1 / 1", visibility: "hidden" });
export const shown = style({ gridArea: "1 / 1" });
