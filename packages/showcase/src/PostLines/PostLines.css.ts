import { duration, easing, line as lines, media, space, vars } from "@agency/ui/theme";
import { stretchedLink } from "@agency/ui/theme/stretchedLink";
import { meant, signal, style } from "@agency/ui/theme/style";

export const root = style({ display: "grid" });
export const line = style([
  signal(`&${meant}`),
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(8rem, 2fr) minmax(0, 9fr) auto",
    columnGap: space[5],
    alignItems: "center",
    minBlockSize: "5.5rem",
    paddingBlock: space[4],
    borderBlockEnd: `${lines.hairline} solid ${vars.color.hairline}`,
    "@media": {
      [media.phone]: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        columnGap: space[4],
        minBlockSize: 0,
        rowGap: space[2],
      },
    },
  },
]);
export const quiet = style({ color: vars.color.fg3 });
export const note = style([
  quiet,
  { textAlign: "end", "@media": { [media.phone]: { gridRow: 1, gridColumn: 2 } } },
]);
export const title = style({ "@media": { [media.phone]: { gridColumn: "1 / -1" } } });
export const link = style([
  stretchedLink,
  {
    transition: `color ${duration.link} ${easing}`,
    selectors: { [`${line}${meant} &`]: { color: vars.color.accentText } },
  },
]);
