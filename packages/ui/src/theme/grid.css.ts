import { media } from "./media.ts";
import { responsiveVariants } from "./responsiveVariants.ts";
import { style, styleVariants } from "./style.ts";
import { grid as sizes, space } from "./vars.css.ts";

/** Twelve columns, or one on narrow screens. */
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
const wideSpans = styleVariants(numbers, (n) => ({
  "@media": { [media.wide]: { gridColumnEnd: `span ${n}` } },
}));
const wideStarts = styleVariants(numbers, (n) => ({
  "@media": { [media.wide]: { gridColumnStart: n } },
}));
/** A number applies to wide screens only. */
export const spans = {
  every: wideSpans,
  wide: wideSpans,
  narrow: styleVariants(numbers, (n) => ({
    "@media": { [media.narrow]: { gridColumn: `auto / span ${n}` } },
  })),
};
// After the spans, which set both grid lines on narrow screens.
export const starts = {
  every: wideStarts,
  wide: wideStarts,
  narrow: styleVariants(numbers, (n) => ({
    "@media": { [media.narrow]: { gridColumnStart: n } },
  })),
};
export const aligns = styleVariants({ start: { alignSelf: "start" }, end: { alignSelf: "end" } });
export const rowGaps = responsiveVariants(space, (rowGap) => ({ rowGap }));
