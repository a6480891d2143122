import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { globalStyle, style, styleVariants } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

export const ink = createVar();
export const accentColor = createVar();

const themed = { [ink]: vars.color.fg, [accentColor]: vars.color.line };

export const grounds = styleVariants({
  none: { vars: themed },
  theme: { vars: themed, backgroundColor: vars.color.bg1 },
  inverse: { vars: themed, backgroundColor: vars.color.bg1 },
  accent: {
    vars: { [ink]: vars.color.onAccent, [accentColor]: vars.color.onAccent },
    backgroundColor: vars.color.accent,
    // Forced colours would replace the background, not the canvas.
    forcedColorAdjust: "none",
  },
});

/** Reserves the space of the canvas. */
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
  field: { aspectRatio: "5 / 4" },
});

export const wideRatio = createVar();
export const narrowRatio = createVar();
export const responsive = style({
  aspectRatio: wideRatio,
  "@media": { [media.narrow]: { aspectRatio: narrowRatio } },
});
export const wideOnly = style({ "@media": { [media.narrow]: { display: "none" } } });
