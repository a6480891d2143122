import { line, media, space, vars } from "@agency/ui/theme";
import { grid } from "@agency/ui/theme/grid";
import { style } from "@agency/ui/theme/style";

const rule = `${line.hairline} solid ${vars.color.hairline}`;

export const root = style({ borderBlockStart: rule });

export const office = style([
  grid,
  {
    alignItems: "baseline",
    rowGap: space[2],
    paddingBlock: space[5],
    borderBlockEnd: rule,
    "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  },
]);

const large = { "@media": { [media.wide]: { fontSize: `calc(${vars.type.d2.size} * 0.8)` } } };

export const name = style([
  large,
  {
    gridColumn: "1 / span 6",
    minInlineSize: 0,
    "@media": { [media.narrow]: { gridColumn: 1 } },
  },
]);

export const details = style({
  gridColumn: "7 / span 4",
  minInlineSize: 0,
  "@media": { [media.narrow]: { gridColumn: "1 / -1", gridRow: 2 } },
});
export const address = style({ fontStyle: "normal" });
export const detail = style({ marginBlockStart: space[1] });
export const note = style({ color: vars.color.fg3 });

export const time = style([
  large,
  {
    gridColumn: "11 / -1",
    justifySelf: "end",
    fontVariantNumeric: "tabular-nums",
    "@media": { [media.narrow]: { gridColumn: 2, gridRow: 1 } },
  },
]);
