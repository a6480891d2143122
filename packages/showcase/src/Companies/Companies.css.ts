import { duration, easing, grid, line, media, space, vars } from "@agency/ui/theme";
import { stretchedLink } from "@agency/ui/theme/stretchedLink";
import { meant, signal, style } from "@agency/ui/theme/style";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  columnGap: grid.gutter,
  rowGap: space[7],
  "@media": {
    "(max-width: 1023.98px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[6] },
  },
});

export const company = style([
  // Replaces the company's line: one accent line at a time.
  signal(`&${meant}`, undefined, "insetBlockStart"),
  {
    position: "relative",
    minInlineSize: 0,
    paddingBlockStart: space[4],
    borderBlockStart: `${line.data} solid ${vars.color.line}`,
  },
]);

export const link = style([
  stretchedLink,
  {
    transition: `color ${duration.link} ${easing}`,
    selectors: { [`${company}${meant} &`]: { color: vars.color.accentText } },
  },
]);

export const text = style({
  marginBlockStart: space[2],
  maxInlineSize: "30ch",
  color: vars.color.fg2,
});
