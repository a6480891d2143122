import { grid } from "../Grid/Grid.css.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { duration, easing, space, vars } from "../theme/vars.css.ts";

export const root = style([grid, { position: "relative", rowGap: space[5] }]);

export const picture = style({
  // Before the words to the eye, after them in reading order: the heading opens the article.
  gridRow: 1,
  gridColumn: "1 / -1",
  overflow: "hidden",
  "@media": { [media.wide]: { gridColumn: "1 / span 8" } },
});

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

/** One link for the whole block. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  transition: `color ${duration.link} ${easing}`,
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: {
    [`${root}:hover &`]: { color: vars.color.accentText },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 3 },
  },
});

export const excerpt = style({
  marginBlockStart: space[4],
  maxInlineSize: "46ch",
  color: vars.color.fg2,
});
