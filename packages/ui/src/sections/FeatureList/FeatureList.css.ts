import { createVar } from "@vanilla-extract/css";
import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { grid as sizes, space, vars } from "../../theme/vars.css.ts";

const hairline = `1px solid ${vars.color.hairline}`;

/** From 1024 px. */
export const columns = createVar();
export const fewerColumns = createVar();

const between = `${media.wide} and (max-width: 1023.98px)`;

export const lists = styleVariants({
  columns: {
    display: "grid",
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap: sizes.gutter,
    rowGap: space[7],
    "@media": {
      [between]: { gridTemplateColumns: `repeat(${fewerColumns}, minmax(0, 1fr))` },
      [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: space[6] },
    },
  },
  rows: { borderBlockStart: hairline },
  staggered: { borderBlockStart: hairline },
});

export const single = style({ rowGap: space[5] });

export const items = styleVariants({
  columns: { paddingBlockStart: space[4], borderBlockStart: hairline },
  rows: [
    grid,
    {
      alignItems: "baseline",
      paddingBlock: space[5],
      rowGap: space[3],
      borderBlockEnd: hairline,
    },
  ],
  staggered: [grid, { paddingBlock: space[5], rowGap: space[3], borderBlockEnd: hairline }],
});

const whole = { [media.narrow]: { gridColumn: "1 / -1" } } as const;

export const titles = styleVariants({
  columns: {},
  rows: { gridColumn: "1 / span 6", "@media": whole },
  staggered: {},
});

export const texts = styleVariants({
  columns: { maxInlineSize: "26rem", marginBlockStart: space[2] },
  rows: { gridColumn: "7 / -1", maxInlineSize: "36rem", "@media": whole },
  staggered: { maxInlineSize: "26rem", marginBlockStart: space[3] },
});
export const text = style({ color: vars.color.fg2 });
export const title = style({ minInlineSize: 0 });

export const places = [1, 3, 5, 6].map((start) =>
  style({ gridColumn: `${start} / -1`, "@media": whole }),
);
