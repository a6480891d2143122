import { duration, easing, grid, media, space, vars } from "@agency/ui/theme";
import { stretchedLink } from "@agency/ui/theme/stretchedLink";
import { globalStyle, style, styleVariants } from "@agency/ui/theme/style";
import { pitch } from "./drawings.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  columnGap: grid.gutter,
  rowGap: space[7],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const panel = style({ position: "relative" });

export const picture = style({
  marginBlockEnd: "clamp(28px, 4.6vw, 92px)",
  "@media": { [media.phone]: { marginBlockEnd: space[5] } },
});
export const drawing = style({ inlineSize: "100%", blockSize: "auto" });

export const field = style({ strokeWidth: 1, strokeOpacity: 0.22 });
export const lanes = style({ strokeWidth: 6, strokeLinecap: "round" });
export const pair = style({
  stroke: vars.color.line,
  strokeWidth: 3,
  strokeLinecap: "round",
  "@media": { [media.forcedColors]: { stroke: "Highlight" } },
});
export const from = style({ strokeWidth: 16 });
export const tip = style({ strokeWidth: 11 });

const dot = style({ strokeWidth: 5, strokeLinecap: "round", strokeDasharray: `0 ${pitch}` });
globalStyle(`${drawing} ${dot}`, { vectorEffect: "none" });
export const dots = styleVariants({
  passed: [dot, { opacity: 0.86 }],
  coming: [dot, { opacity: 0.5 }],
  hollow: [
    dot,
    {
      stroke: vars.color.bg,
      strokeWidth: 3.2,
      "@media": { [media.forcedColors]: { stroke: "Canvas" } },
    },
  ],
  now: [
    dot,
    {
      stroke: vars.color.line,
      "@media": { [media.forcedColors]: { stroke: "Highlight" } },
    },
  ],
});
export const coming = style({ stroke: vars.color.line, strokeWidth: 1.5 });

export const name = style({
  transition: `color ${duration.link} ${easing}`,
  selectors: {
    [`${panel}:hover &, ${panel}:focus-within &`]: { color: vars.color.accentText },
  },
});
export const link = stretchedLink;
export const text = style({
  maxInlineSize: "27rem",
  marginBlockStart: space[2],
  color: vars.color.fg2,
});

export const note = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  marginBlockStart: space[3],
});
export const rhomb = style({
  flexShrink: 0,
  inlineSize: 8,
  blockSize: 8,
  marginInlineStart: 1,
  rotate: "45deg",
  backgroundColor: vars.color.line,
  forcedColorAdjust: "none",
});
