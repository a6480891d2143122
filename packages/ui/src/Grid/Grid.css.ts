import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";
import { grid as sizes, space } from "../theme/vars.css.ts";

/** Twelve columns; one below the narrow breakpoint. Also taken by sections with a layout of their own. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  columnGap: sizes.gutter,
  "@media": { [media.narrow]: { columnGap: sizes.gutterNarrow } },
});

const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
type ColumnNumber = (typeof columns)[number];
const numbers = Object.fromEntries(columns.map((n) => [n, n])) as Record<ColumnNumber, number>;

export const column = style({
  minInlineSize: 0,
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
export const starts = styleVariants(numbers, (n) => ({
  "@media": { [media.wide]: { gridColumnStart: n } },
}));
export const spans = styleVariants(numbers, (n) => ({
  "@media": { [media.wide]: { gridColumnEnd: `span ${n}` } },
}));
export const aligns = styleVariants({ start: { alignSelf: "start" }, end: { alignSelf: "end" } });
export const rowGaps = styleVariants(space, (rowGap) => ({ rowGap }));
