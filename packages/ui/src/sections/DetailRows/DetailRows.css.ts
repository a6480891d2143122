import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { line, space, vars } from "../../theme/vars.css.ts";

const rule = `${line.hairline} solid ${vars.color.hairline}`;

export const root = style({ borderBlockStart: rule });

export const row = style([
  grid,
  {
    alignItems: "start",
    rowGap: space[4],
    paddingBlock: space[6],
    borderBlockEnd: rule,
    ":last-child": { borderBlockEnd: 0 },
    "@media": { [media.narrow]: { paddingBlock: space[5] } },
  },
]);

export const label = style({
  gridColumn: "1 / span 4",
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});

export const content = style({
  gridColumn: "1 / -1",
  minInlineSize: 0,
  "@media": {
    [media.wide]: { gridColumn: "5 / -1", paddingBlockStart: 2 },
    [media.lg]: { gridColumn: "5 / span 6" },
  },
});
globalStyle(`${content} > p + p`, { marginBlockStart: space[4] });
