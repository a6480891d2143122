import { line, media, vars } from "@agency/ui/theme";
import { globalStyle, style, styleVariants } from "@agency/ui/theme/style";

export const drawing = style({
  display: "block",
  overflow: "visible",
  fill: "none",
  stroke: vars.color.fg,
  strokeWidth: 1.4,
  strokeLinejoin: "round",
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
globalStyle(`${drawing} path`, { vectorEffect: "non-scaling-stroke" });

const forced = { [media.forcedColors]: { fill: "Canvas" } } as const;

export const outlines = styleVariants({
  solid: { fill: vars.color.bg, "@media": forced },
  glass: { fill: `color-mix(in oklab, ${vars.color.fg} 6%, ${vars.color.bg})`, "@media": forced },
  open: { fill: "none" },
});
export const detail = style({ strokeWidth: 1, opacity: 0.5 });
export const over = style({ fill: vars.color.bg, "@media": forced });

export const ground = style({
  stroke: vars.color.line,
  strokeWidth: line.strong,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
export const start = style({
  fill: vars.color.line,
  stroke: "none",
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});
export const ends = styleVariants({
  hollow: {
    fill: vars.color.bg,
    stroke: vars.color.line,
    strokeWidth: line.data,
    "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" } },
  },
  solid: {
    fill: vars.color.line,
    stroke: "none",
    "@media": { [media.forcedColors]: { fill: "CanvasText" } },
  },
});
export const threads = style({ strokeWidth: 1, opacity: 0.42 });

const heap = style({ strokeLinecap: "square" });
globalStyle(`${drawing} ${heap}`, { vectorEffect: "none" });
export const heapTones = styleVariants({
  accent: [
    heap,
    {
      stroke: vars.color.line,
      "@media": { [media.forcedColors]: { stroke: "Highlight" } },
    },
  ],
  0: [heap, { opacity: 0.6 }],
  1: [heap, { opacity: 0.38 }],
  2: [heap, { opacity: 0.86 }],
});
