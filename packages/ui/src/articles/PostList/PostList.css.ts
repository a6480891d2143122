import { media } from "../../theme/media.ts";
import { meant, signal } from "../../theme/signal.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { style } from "../../theme/style.ts";
import { duration, easing, layer, line, space, vars } from "../../theme/vars.css.ts";

export const label = style({ color: vars.color.fg2, marginBlockEnd: space[5] });

export const row = style([
  signal(`&${meant}`),
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "8rem minmax(0, 1fr) 8rem 150px",
    columnGap: space[5],
    alignItems: "center",
    minBlockSize: 147,
    paddingBlock: 18,
    borderBlockStart: `${line.hairline} solid ${vars.color.hairline}`,
    "@media": {
      "(max-width: 1200px)": { gridTemplateColumns: "minmax(0, 1fr) 7.5rem 132px" },
      [media.narrow]: {
        gridTemplateColumns: "minmax(0, 1fr) 96px",
        columnGap: space[4],
        minBlockSize: 0,
        alignItems: "start",
      },
    },
  },
]);

const small = "(max-width: 1200px)";

export const date = style({
  color: vars.color.fg3,
  whiteSpace: "nowrap",
  "@media": {
    [small]: { gridRow: 1, gridColumn: 1, alignSelf: "end" },
    [media.narrow]: { alignSelf: "start" },
  },
});
export const title = style({
  "@media": {
    [small]: { gridRow: 2, gridColumn: 1, alignSelf: "start" },
    [media.narrow]: { marginBlock: space[1] },
  },
});
export const category = style({
  color: vars.color.fg2,
  "@media": {
    [small]: { gridRow: "1 / span 2", gridColumn: 2 },
    [media.narrow]: { gridRow: 3, gridColumn: 1 },
  },
});

export const cover = style({
  position: "relative",
  gridColumn: 4,
  aspectRatio: "15 / 11",
  overflow: "hidden",
  "@media": {
    [small]: { gridRow: "1 / span 2", gridColumn: 3 },
    [media.narrow]: { gridRow: "1 / span 3", gridColumn: 2, marginBlockStart: space[1] },
  },
});

export const hoverCover = style({
  position: "absolute",
  inset: 0,
  opacity: 0,
  transition: `opacity ${duration.fade} ${easing}`,
  selectors: { [`${row}${meant} &`]: { opacity: 1 } },
});

export const link = style([
  stretchedLink,
  {
    transition: `color ${duration.link} ${easing}`,
    // Keeps the focus ring off the text.
    "::after": { zIndex: layer.above, insetInline: -10 },
    selectors: {
      [`${row}${meant} &`]: { color: vars.color.accentText },
      "&:focus-visible::after": { outlineOffset: -2 },
    },
  },
]);
