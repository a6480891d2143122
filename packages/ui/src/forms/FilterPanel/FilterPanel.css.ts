import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { grid as gaps, line, space, target, vars } from "../../theme/vars.css.ts";

export const root = style([
  grid,
  screenOnly,
  {
    alignItems: "end",
    rowGap: space[4],
    "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[5] } },
  },
]);

export const search = style({
  minInlineSize: 0,
  "@media": {
    [media.wide]: { gridColumn: "1 / -1" },
    [media.lg]: { gridColumn: "1 / span 3" },
  },
});

export const toggle = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: target.min,
  padding: 0,
  border: 0,
  borderBlockEnd: `${line.hairline} solid ${vars.color.hairline}`,
  borderRadius: 0,
  backgroundColor: "transparent",
  color: vars.color.fg,
  textAlign: "start",
  cursor: "pointer",
  "@media": { [media.wide]: { display: "none" } },
});

export const count = style({
  marginInlineStart: "0.3em",
  fontSize: "0.72em",
  lineHeight: 1,
  verticalAlign: "0.5em",
  color: vars.color.accentText,
});

export const chevron = style({
  marginInlineEnd: -3,
  selectors: { "[aria-expanded=true] > &": { rotate: "180deg" } },
});

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: gaps.gutter,
  rowGap: space[4],
  alignItems: "end",
  minInlineSize: 0,
  "@media": {
    [media.wide]: { gridColumn: "1 / -1" },
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[5] },
    [media.lg]: {
      gridColumn: "4 / -1",
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
    },
  },
});
globalStyle(`${filters} select`, { fontSize: vars.type.body.size, whiteSpace: "nowrap" });

export const closed = style({
  "@media": { [`${media.narrow} and ${media.scripted}`]: { display: "none" } },
});

export const form = style({ display: "contents" });

export const end = style({ "@media": { [media.wide]: { gridColumn: "1 / -1" } } });
