import { sectionGap } from "../../internal/spaces.css.ts";
import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { style } from "../../theme/style.ts";
import { space, vars } from "../../theme/vars.css.ts";

/** Fragment links scroll to the head, not to the gap above. */
export const section = style({ scrollMarginBlockStart: `calc(${space[7]} - ${sectionGap})` });

export const head = style([
  grid,
  {
    position: "relative",
    paddingBlockStart: 18,
    marginBlockEnd: space[8],
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    "::before": {
      content: "",
      position: "absolute",
      insetInlineStart: 0,
      insetBlockStart: -5,
      inlineSize: 9,
      blockSize: 9,
      borderRadius: "50%",
      backgroundColor: vars.color.line,
      forcedColorAdjust: "none",
    },
    "@media": {
      [media.narrow]: {
        display: "flex",
        flexWrap: "wrap",
        columnGap: 20,
        marginBlockEnd: space[6],
      },
    },
  },
]);

export const compactHead = style({
  "@media": { [media.wide]: { marginBlockEnd: space[7] } },
});

export const number = style({ gridColumn: "1" });
export const label = style({
  gridColumn: "2 / span 6",
  selectors: { "&:first-child": { gridColumn: "1 / span 7" } },
});
export const note = style({
  gridColumn: "8 / -1",
  color: vars.color.fg3,
  textAlign: "end",
  "@media": { [media.narrow]: { flex: "1 1 7rem" } },
});

export const title = style([
  grid,
  {
    alignItems: "end",
    rowGap: space[5],
    marginBlockEnd: space[8],
    "@media": { [media.narrow]: { marginBlockEnd: space[6] } },
  },
]);

export const compactTitle = style({
  "@media": { [media.wide]: { marginBlockEnd: space[6] } },
});

export const heading = style({ gridColumn: "1 / -1", gridRow: 1 });
export const besideSide = style({
  "@media": { [media.lg]: { gridColumn: "1 / span 7" } },
});
export const compact = style({
  "@media": {
    [media.wide]: { fontSize: `calc(${vars.type.d2.size} * 0.74)` },
  },
});
export const compactBesideSide = style({
  "@media": { [media.lg]: { gridColumn: "1 / span 8" } },
});
export const withAction = style({
  "@media": {
    [media.narrow]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "last baseline",
      justifyContent: "space-between",
      gap: `${space[3]} ${space[5]}`,
    },
  },
});
export const besideAction = style({
  "@media": {
    [media.narrow]: { flex: "1 1 58%" },
    [media.wide]: { gridColumn: "1 / span 9" },
  },
});
export const action = style({
  gridColumn: "1 / -1",
  "@media": {
    [media.wide]: {
      gridRow: 1,
      gridColumn: "10 / -1",
      justifySelf: "end",
      paddingBlockEnd: 8,
      whiteSpace: "nowrap",
    },
  },
});
export const side = style({
  gridColumn: "1 / -1",
  maxInlineSize: "32rem",
  color: vars.color.fg2,
  "@media": { [media.lg]: { gridRow: 1, gridColumn: "8 / -1", paddingBlockEnd: 4 } },
});
export const sideSmall = style({
  "@media": { [media.lg]: { gridColumn: "9 / -1" } },
});
