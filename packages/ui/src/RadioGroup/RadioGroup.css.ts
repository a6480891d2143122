import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { grid, space, vars } from "../theme/vars.css.ts";

export const root = style({ minInlineSize: 0 });

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[4],
  inlineSize: "100%",
  marginBlockEnd: space[1],
  padding: 0,
  color: vars.color.fg2,
});

export const inline = style({ display: "flex", flexWrap: "wrap", columnGap: grid.gutter });

/** The round point stands in its ring. */
export const round = style({
  borderRadius: "50%",
  selectors: {
    "&:checked": { borderColor: vars.color.line },
    "&::before": {
      inlineSize: 10,
      blockSize: 10,
      borderRadius: "50%",
      backgroundColor: vars.color.line,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&::before": { backgroundColor: "CanvasText" } } },
  },
});

export const hint = style({
  gridColumn: 2,
  marginBlock: `calc(${space[2]} * -1) ${space[2]}`,
  color: vars.color.fg3,
});
