import { style } from "../../theme/style.ts";
import { line, radius, target, vars } from "../../theme/vars.css.ts";

export const button = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: target.min,
  minInlineSize: target.min,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: "transparent",
  fontFamily: "inherit",
  fontWeight: "inherit",
  color: "inherit",
  textDecoration: "none",
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.accentText } },
});

export const single = style({
  paddingInline: 8,
  fontSize: vars.type.sm.size,
  color: vars.color.fg,
});

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 8,
  fontSize: vars.type.xs.size,
  color: vars.color.fg3,
});

export const current = style({
  color: vars.color.fg,
  fontWeight: vars.emphasis,
  cursor: "default",
});

export const name = style({ position: "relative" });

export const currentName = style({
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: -4,
      blockSize: line.data,
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
  },
});
