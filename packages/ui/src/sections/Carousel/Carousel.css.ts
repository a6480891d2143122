import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { grid, space, vars } from "../../theme/vars.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";

const count = createVar();

export const root = style({ minInlineSize: 0 });

export const slides = style({
  display: "flex",
  gap: grid.gutter,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  borderRadius: 2,
  "@media": {
    [media.narrow]: { gap: grid.gutterNarrow },
    // Without the buttons the bar says that there is more.
    [media.unscripted]: { scrollbarWidth: "auto" },
    [media.print]: { flexWrap: "wrap", overflowX: "visible" },
  },
});
export const perView = styleVariants({ 1: 1, 2: 2, 3: 3 }, (many) => ({
  vars: { [count]: String(many) },
}));
export const slide = style({
  flexShrink: 0,
  scrollSnapAlign: "start",
  inlineSize: `calc((100% - (${count} - 1) * ${grid.gutter}) / ${count})`,
  // The next one looks in, which says that there is more.
  "@media": { [media.narrow]: { inlineSize: "86%" } },
});

export const controls = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[2],
  marginBlockStart: space[3],
  "@media": { [media.still]: { display: "none" } },
});
export const place = style({
  marginInlineEnd: "auto",
  color: vars.color.fg3,
  fontVariantNumeric: "tabular-nums",
});
export const said = hidden;
