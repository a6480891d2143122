import { line, media, space, vars } from "@agency/ui/theme";
import { grid } from "@agency/ui/theme/grid";
import { style } from "@agency/ui/theme/style";

const place = (gridColumn: string, between = gridColumn) => ({
  "@media": { [media.wide]: { gridColumn: between }, [media.lg]: { gridColumn } },
});

export const root = style([
  grid,
  {
    alignItems: "start",
    rowGap: space[5],
    "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
]);

export const number = style({
  ...place("1"),
  lineHeight: `calc(${vars.type.d3.size} * ${vars.type.d3.lineHeight})`,
  fontVariantNumeric: "tabular-nums",
});

export const title = style([
  place("2 / span 3"),
  { "@media": { [media.narrow]: { marginBlockStart: `calc(-1 * ${space[4]})` } } },
]);

export const text = style([
  place("5 / span 5", "5 / -1"),
  {
    display: "grid",
    gap: space[4],
    maxInlineSize: "36em",
    "@media": { [media.wide]: { paddingBlockStart: "0.4em" } },
  },
]);

export const aside = style([
  place("10 / span 3", "5 / -1"),
  { "@media": { [media.lg]: { paddingBlockStart: "0.4em" } } },
]);

export const asideTitle = style({ color: vars.color.fg3, marginBlockEnd: space[3] });

const rule = `${line.hairline} solid ${vars.color.hairline}`;
export const item = style({
  paddingBlock: space[3],
  borderBlockStart: rule,
  color: vars.color.fg2,
  ":last-child": { borderBlockEnd: rule },
});
