import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { grid, layer, line, space, target, vars } from "../../theme/vars.css.ts";

export const sheet = style({
  position: "fixed",
  zIndex: layer.overlay,
  inset: 0,
  display: "flex",
  flexDirection: "column",
  backgroundColor: vars.color.bg,
  // Without a scroll lock, which would cause layout.
  overflow: "hidden auto",
  overscrollBehavior: "contain",
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  justifyContent: "space-between",
  gap: space[6],
  minBlockSize: 0,
  paddingBlock: space[5],
  paddingInline: grid.margin,
  overflowY: "auto",
  overscrollBehavior: "contain",
  "@media": { [media.narrow]: { paddingInline: grid.marginNarrow } },
});

export const item = style({ borderBlockEnd: `1px solid ${vars.color.hairline}` });

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  inlineSize: "100%",
  minBlockSize: `calc(${target.row} - 1px)`,
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  // Arabic `d3` is smaller, but rows need the same height.
  fontSize: "2.2rem",
  lineHeight: vars.type.d3.lineHeight,
  letterSpacing: vars.type.d3.tracking,
  fontWeight: vars.type.d3.weight,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&[aria-expanded=true]": { color: vars.color.accentText },
  },
});

export const label = style({
  position: "relative",
  selectors: {
    // Underlines break at Arabic dots.
    "[aria-current] > &::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: -2,
      blockSize: line.data,
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
  },
});

export const chevron = style({
  flexShrink: 0,
  selectors: { "[aria-expanded=true] > &": { rotate: "180deg" } },
});

export const submenu = style({
  maxBlockSize: 300,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: "2px 16px",
});

const rowSize = "48px";

export const subRow = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minBlockSize: rowSize,
  paddingInlineStart: 30,
  fontSize: "1.25rem",
  lineHeight: 1.4,
  outlineOffset: -2,
  selectors: {
    "&::before, &::after": {
      content: "",
      position: "absolute",
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
    "&::before": {
      insetInlineStart: 6,
      insetBlock: 0,
      inlineSize: line.data,
    },
    "li:first-child > &::before": { insetBlockStart: "50%" },
    "li:last-child > &::before": { insetBlockEnd: "50%" },
    "&::after": {
      insetInlineStart: 2,
      insetBlockStart: "calc(50% - 5px)",
      inlineSize: 10,
      blockSize: 10,
      borderRadius: "50%",
    },
    "li:last-child > &::after": { borderRadius: 0, rotate: "45deg" },
    "&[aria-current]": { color: vars.color.accentText, fontWeight: vars.emphasis },
  },
});

/** Near the thumb. */
export const navigation = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  justifyContent: "space-between",
  gap: space[5],
});

export const links = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: grid.gutterNarrow,
});

export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: target.min,
  color: vars.color.fg2,
  selectors: { "&[aria-current]": { color: vars.color.accentText, fontWeight: vars.emphasis } },
});

export const actions = style({
  display: "flex",
  gap: 10,
});
