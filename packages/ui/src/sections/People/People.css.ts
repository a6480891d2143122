import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { grid, space, vars } from "../../theme/vars.css.ts";

/** How much lower every second person hangs, like the pictures of a gallery. */
const drop = space[8];

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  columnGap: grid.gutter,
  rowGap: space[8],
  alignItems: "start",
  "@media": {
    "(max-width: 1023.98px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[7] },
  },
});

export const person = style({
  minInlineSize: 0,
  "@media": {
    [media.lg]: { selectors: { "&:nth-child(3n + 2)": { marginBlockStart: drop } } },
    [`${media.sm} and (max-width: 1023.98px)`]: {
      selectors: { "&:nth-child(2n)": { marginBlockStart: drop } },
    },
  },
});

export const portrait = style({ marginBlockEnd: space[5] });
export const role = style({ marginBlockStart: space[1], color: vars.color.fg2 });
export const text = style({ marginBlockStart: space[4], maxInlineSize: "44ch" });
export const facts = style({ marginBlockStart: space[4], color: vars.color.fg3 });
