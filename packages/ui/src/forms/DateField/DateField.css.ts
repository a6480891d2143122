import { media } from "../../theme/media.ts";
import { role } from "../../theme/role.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { layer, space, target, vars } from "../../theme/vars.css.ts";

/** Native input of the server's HTML. */
export const plain = style({
  textAlign: "start",
  selectors: { "&::-webkit-date-and-time-value": { textAlign: "start" } },
});

export const segments = style({
  display: "flex",
  flexGrow: 1,
  alignItems: "center",
  minInlineSize: 0,
  minBlockSize: target.field,
  fontSize: vars.type.article.size,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "pre",
});

export const segment = style({
  // Touch target.
  paddingBlock: 10,
  paddingInline: 3,
  borderRadius: 2,
  caretColor: "transparent",
  selectors: {
    "&[data-placeholder]": { color: vars.color.fg3 },
    "&:focus": { backgroundColor: vars.color.bg2, outlineColor: "transparent" },
  },
  "@media": {
    [media.forcedColors]: {
      ":focus": { forcedColorAdjust: "none", backgroundColor: "Highlight", color: "HighlightText" },
    },
  },
});

const cell = `min(${target.min}, (100vw - 60px) / 7)`;

// Fixed: React Aria measures the popover with a scrollbar.
export const popover = style({
  inlineSize: "min(100%, 20.5rem)",
  marginBlockStart: 12,
  paddingInline: space[2],
});

export const header = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
});

export const title = style({ ...role("body"), fontWeight: vars.emphasis });

export const monthButton = style({
  display: "grid",
  placeItems: "center",
  inlineSize: target.min,
  blockSize: target.min,
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  color: vars.color.fg2,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.color.fg },
    "&:disabled": { color: vars.color.fg3, cursor: "default" },
  },
  ":focus-visible": { outlineOffset: -3 },
});

export const grid = style({ borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });

globalStyle(`${grid} :is(th, td)`, { padding: 0, textAlign: "center" });

export const weekday = style({ ...role("xs"), blockSize: 32, color: vars.color.fg3 });

export const day = style({
  ...role("sm"),
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: cell,
  blockSize: cell,
  cursor: "pointer",
  isolation: "isolate",
  selectors: {
    "&:hover": { backgroundColor: vars.color.bg2 },
    "&[aria-disabled=true]": {
      color: vars.color.fg3,
      cursor: "default",
      textDecoration: "line-through",
    },
    "&[data-today]": {
      fontWeight: vars.emphasis,
      textDecoration: "underline",
      textUnderlineOffset: 4,
    },
    "&[data-selected]": { color: vars.color.onAccent },
    "&[data-selected]::before": {
      content: "",
      position: "absolute",
      zIndex: layer.under,
      inset: "18%",
      rotate: "45deg",
      border: `1px solid ${vars.color.accentBorder}`,
      backgroundColor: vars.color.accent,
    },
    "&[data-outside]": { visibility: "hidden" },
  },
  ":focus-visible": { outlineOffset: -3 },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[aria-disabled=true]": { color: "GrayText" },
        "&[data-selected]": { forcedColorAdjust: "none", color: "HighlightText" },
        "&[data-selected]::before": { border: 0, backgroundColor: "Highlight" },
      },
    },
  },
});
