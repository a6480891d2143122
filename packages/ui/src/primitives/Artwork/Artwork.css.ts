import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { globalStyle, style, styleVariants } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

/** Colour of the fine lines. */
export const ink = createVar();
/** Colour of the one path. */
export const way = createVar();

const themed = { [ink]: vars.color.fg, [way]: vars.color.line };

export const grounds = styleVariants({
  none: { vars: themed },
  theme: { vars: themed, backgroundColor: vars.color.bg1 },
  inverse: { vars: themed, backgroundColor: vars.color.bg1 },
  accent: {
    vars: { [ink]: vars.color.onAccent, [way]: vars.color.onAccent },
    backgroundColor: vars.color.accent,
    // Ink on a ground that the visitor's colours would replace.
    forcedColorAdjust: "none",
  },
});

/** Keeps the drawing's place; its canvas comes by script. */
export const place = style({ position: "relative", inlineSize: "100%", pointerEvents: "none" });

globalStyle(`${place} > canvas`, {
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: "100%",
  blockSize: "100%",
});

export const kinds = styleVariants({
  bundle: {
    aspectRatio: "1440 / 590",
    "@media": { [media.narrow]: { aspectRatio: "390 / 300" } },
  },
  terrain: {
    aspectRatio: "480 / 580",
    "@media": { [media.narrow]: { aspectRatio: "1" } },
  },
  maze: { aspectRatio: "1" },
  /** Of the kinds that come when they are asked for. */
  field: { aspectRatio: "5 / 4" },
});

/** A shape of its own below 768 px. */
export const wideRatio = createVar();
export const narrowRatio = createVar();
export const responsive = style({
  aspectRatio: wideRatio,
  "@media": { [media.narrow]: { aspectRatio: narrowRatio } },
});
export const wideOnly = style({ "@media": { [media.narrow]: { display: "none" } } });
