import { media } from "../../theme/media.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { duration, easing, grid, space, vars } from "../../theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  columnGap: grid.gutter,
  rowGap: space[7],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const panel = style({ position: "relative" });

/** The drawing, with the axis through its middle. */
export const picture = style({
  position: "relative",
  marginBlockEnd: "clamp(28px, 4.6vw, 92px)",
  "@media": { [media.phone]: { marginBlockEnd: space[5] } },
});
export const drawing = style({ inlineSize: "100%", blockSize: "auto" });
export const axis = style({
  position: "absolute",
  insetBlockStart: "50%",
  // The points stand on the margins, not inside them.
  insetInline: -7,
  inlineSize: "auto",
  translate: "0 -50%",
});
export const tones = styleVariants({
  0: { strokeWidth: 1, opacity: 0.85 },
  1: { strokeWidth: 1, opacity: 0.5 },
  2: { strokeWidth: 1, opacity: 0.32 },
});
export const hours = style({ strokeWidth: 1.6, opacity: 0.62 });
export const fullest = style({ stroke: vars.color.line, strokeWidth: 3 });

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
