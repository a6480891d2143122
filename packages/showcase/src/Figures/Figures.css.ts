import { grid as gridSize, media, space, vars } from "@agency/ui/theme";
import { grid } from "@agency/ui/theme/grid";
import { globalStyle, style } from "@agency/ui/theme/style";

const middling = `${media.wide} and (not ${media.lg})`;

export const root = style([
  grid,
  { rowGap: space[9], alignItems: "start", "@media": { [media.narrow]: { rowGap: space[7] } } },
]);

const lower = { [media.wide]: { marginBlockStart: "clamp(64px, 9.6vw, 184px)" } };
const placed = (gridColumn: string, middlingColumn: string, lowered: boolean) =>
  style({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: space[3],
    gridColumn,
    margin: 0,
    "@media": {
      ...(lowered && lower),
      [middling]: { gridColumn: middlingColumn },
      [media.narrow]: { gridColumn: "1 / -1" },
    },
  });

const beforeColumns = `calc(${gridSize.margin} + max(0px, (100vw - ${gridSize.max}) / 2))`;
const bleeding = style({
  "@media": {
    [media.wide]: {
      marginInlineStart: `calc(-1 * ${beforeColumns})`,
    },
    [media.narrow]: { marginInline: `calc(-1 * ${gridSize.marginNarrow})` },
  },
});

export const places = [
  [placed("1 / span 8", "1 / -1", false), bleeding].join(" "),
  placed("9 / -1", "1 / span 6", true),
  placed("2 / span 3", "7 / -1", false),
  placed("6 / -1", "3 / -1", true),
  placed("4 / span 6", "3 / span 8", false),
];

export const picture = style({ gridColumn: "1 / -1" });

// First or last in a figure (HTML), before the button on screen.
export const caption = style({
  gridColumn: 1,
  gridRow: 2,
  color: vars.color.fg2,
  "@media": {
    [media.wide]: { selectors: { [`${bleeding} &`]: { paddingInlineStart: beforeColumns } } },
    [media.narrow]: {
      selectors: { [`${bleeding} &`]: { paddingInlineStart: gridSize.marginNarrow } },
    },
  },
});

globalStyle(`${bleeding} > button`, {
  "@media": { [media.narrow]: { marginInlineEnd: gridSize.marginNarrow } },
});
