import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { meant, rising } from "../../theme/signal.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, layer, space, vars } from "../../theme/vars.css.ts";

export const root = style([grid, { position: "relative", rowGap: space[5] }]);

const on = `${root}${meant} &`;

export const picture = style([
  ...rising(on),
  {
    // Visually first, but in the document the heading is.
    gridRow: 1,
    gridColumn: "1 / -1",
    "@media": { [media.wide]: { gridColumn: "1 / span 8" } },
  },
]);

export const text = style({
  gridColumn: "1 / -1",
  minInlineSize: 0,
  "@media": {
    [media.wide]: {
      gridColumn: "9 / span 4",
      gridRow: 1,
      alignSelf: "end",
    },
  },
});

export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[5],
  marginBlockEnd: space[3],
  color: vars.color.fg3,
});

export const link = style([
  stretchedLink,
  {
    transition: `color ${duration.link} ${easing}`,
    // Above the picture.
    "::after": { zIndex: layer.above },
    selectors: { [on]: { color: vars.color.accentText } },
  },
]);

export const excerpt = style({
  marginBlockStart: space[4],
  maxInlineSize: "46ch",
  color: vars.color.fg2,
});
