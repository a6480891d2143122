import { media } from "../../theme/media.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

/** The width of its content box is what the letters are measured by. */
export const frame = style({ containerType: "inline-size" });

export const root = style({
  display: "flex",
  alignItems: "center",
  columnGap: "0.13em",
  fontSize: "20.1cqi",
  lineHeight: 1,
  color: vars.color.fg,
  userSelect: "none",
  "@media": { [media.narrow]: { fontSize: "22.6cqi", columnGap: "0.1em" } },
});

export const latin = style({
  fontWeight: vars.type.d1.weight,
  letterSpacing: vars.type.d1.tracking,
});

export const arabic = style({
  fontWeight: vars.type.d1.weight,
  letterSpacing: 0,
  // Stands a little smaller and higher, so that the line meets both words in their middle.
  position: "relative",
  insetBlockStart: "-0.15em",
  fontSize: "0.83em",
});

export const mark = style({
  position: "relative",
  insetBlockStart: "0.065em",
  flex: "1 1 0",
  minInlineSize: 0,
  fontSize: "0.72em",
});
// Bright on paper too: it is part of the mark, and decoration.
globalStyle(`${mark}${mark} > *`, { color: vars.color.accent });
