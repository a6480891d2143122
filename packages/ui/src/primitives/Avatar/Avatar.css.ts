import { createVar } from "@vanilla-extract/css";
import { globalStyle, style, styleVariants } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

const ink = createVar();
const accent = createVar();
const paper = createVar();

export const root = style({
  position: "relative",
  display: "block",
  flexShrink: 0,
  overflow: "hidden",
  // Has its own background.
  forcedColorAdjust: "none",
});

export const face = style({
  blockSize: "100%",
  inlineSize: "100%",
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});

export const initials = style({
  display: "grid",
  placeItems: "center",
  blockSize: "100%",
  backgroundColor: paper,
  color: ink,
});

export const picture = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const sizes = styleVariants({
  small: { inlineSize: 44, blockSize: 44 },
  medium: { inlineSize: 96, blockSize: 96 },
  large: { inlineSize: "100%", aspectRatio: "4 / 5" },
});

const themed = { [ink]: vars.color.fg, [accent]: vars.color.line, [paper]: vars.color.bg1 };

export const grounds = styleVariants({
  theme: { vars: themed },
  inverse: { vars: themed },
  accent: {
    vars: {
      [ink]: vars.color.onAccent,
      [accent]: vars.color.onAccent,
      [paper]: vars.color.accent,
    },
  },
});

const stroked = { fill: "none", stroke: ink, vectorEffect: "non-scaling-stroke" } as const;

export const ground = style({ fill: paper });
export const outline = style({ ...stroked, fill: paper, strokeWidth: 1.3 });
export const hatch = style({
  fill: "none",
  stroke: ink,
  strokeWidth: 0.9,
  selectors: { [`${sizes.small} &`]: { strokeWidth: 0.7 } },
});

export const clearing = style({
  fill: "none",
  stroke: paper,
  strokeWidth: 34,
  strokeLinecap: "round",
  opacity: 0.9,
});
export const mouth = style({ ...stroked, strokeWidth: 1.6, strokeLinecap: "round" });
globalStyle(`${mouth} > ${clearing}`, { strokeWidth: 10 });
export const line = style({ ...stroked, stroke: accent, strokeWidth: 3.5 });
export const point = style({ fill: accent });

globalStyle(`${hatch} > *`, { vectorEffect: "non-scaling-stroke" });
globalStyle(`${sizes.small} ${line}`, { strokeWidth: 1.5 });
globalStyle(`${sizes.medium} ${line}`, { strokeWidth: 2 });
