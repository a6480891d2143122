import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

const ink = createVar();
const accent = createVar();
const paper = createVar();

export const root = style({
  display: "block",
  fill: "none",
  stroke: ink,
  // Has its own background.
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
});

export const sheet = style({ inlineSize: "100%", blockSize: "auto" });

const themed = { [ink]: vars.color.fg, [accent]: vars.color.line };
const raised = { vars: { ...themed, [paper]: vars.color.bg1 }, backgroundColor: paper };

export const grounds = styleVariants({
  none: {
    vars: { ...themed, [paper]: vars.color.bg },
    "@media": { [media.forcedColors]: { backgroundColor: paper } },
  },
  theme: raised,
  inverse: { vars: { ...themed, [paper]: vars.color.bg }, backgroundColor: paper },
  accent: {
    vars: {
      [ink]: vars.color.onAccent,
      [accent]: vars.color.onAccent,
      [paper]: vars.color.accent,
    },
    backgroundColor: paper,
  },
});

const weight = (strokeWidth: number, strokeOpacity = 1) =>
  style({ vectorEffect: "non-scaling-stroke", strokeWidth, strokeOpacity });
/** Thinner on phones, with two in a row. */
const fine = (strokeOpacity: number) =>
  style([weight(1, strokeOpacity), { "@media": { [media.phone]: { strokeWidth: 0.75 } } }]);

export const tones = {
  faint: fine(0.42),
  soft: fine(0.6),
  clear: fine(0.85),
  strong: style([weight(1.5), { strokeLinecap: "round", strokeLinejoin: "round" }]),
  cover: style({ fill: paper, stroke: "none" }),
  shade: style({ fill: ink, fillOpacity: 0.5, stroke: "none" }),
  solid: style({ fill: ink, stroke: "none" }),
};

const line = style({ stroke: accent, strokeLinejoin: "round" });

export const lines = {
  small: style([line, weight(1.9)]),
  medium: style([line, weight(2.5), { "@media": { [media.phone]: { strokeWidth: 2 } } }]),
  large: style([line, weight(3.2)]),
  pair: style([line, weight(3)]),
};

export const point = style({ fill: accent, stroke: "none" });
