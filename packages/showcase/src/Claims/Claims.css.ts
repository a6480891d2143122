import { grid, media, space, vars } from "@agency/ui/theme";
import { globalStyle, style } from "@agency/ui/theme/style";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: grid.gutter,
  marginBlockStart: space[7],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

const row = style({
  marginBlockStart: 0,
  "@media": {
    [`not all and ${media.lg}`]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.lg]: {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      gridTemplateColumns: "none",
    },
  },
});
export const layouts = { pairs: "", row };

export const item = style({
  position: "relative",
  display: "flex",
  alignItems: "baseline",
  gap: space[5],
  paddingBlock: 18,
  "::before": {
    content: "",
    position: "absolute",
    insetBlockStart: 0,
    insetInlineStart: 0,
    insetInlineEnd: `calc(${grid.gutter} * -1)`,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  },
  selectors: { "&:nth-child(2n)::before": { insetInlineEnd: 0 } },
  "@media": {
    [media.narrow]: { "::before": { insetInlineEnd: 0 }, gap: 0, paddingBlock: 22 },
  },
});
export const value = style({
  flexShrink: 0,
  // Latin figures in both languages.
  fontWeight: 500,
  "@media": { [media.narrow]: { inlineSize: 125 } },
});
globalStyle(`${row} > ${item}`, {
  "@media": {
    [media.lg]: {
      flexDirection: "column",
      alignItems: "flex-start",
      gap: space[2],
      paddingBlock: `${space[5]} ${space[6]}`,
    },
  },
});
globalStyle(`${row} ${value}`, {
  "@media": { [media.between]: { inlineSize: "24%" } },
});
globalStyle(`${row} > ${item}::before`, {
  "@media": { [`not all and ${media.lg}`]: { insetInlineEnd: 0 } },
});
globalStyle(`${row} > ${item}:nth-child(2n)::before`, {
  "@media": { [media.lg]: { insetInlineEnd: `calc(${grid.gutter} * -1)` } },
});
globalStyle(`${row} > ${item}:last-child::before`, {
  "@media": { [media.lg]: { insetInlineEnd: 0 } },
});

export const text = style({ color: vars.color.fg2 });
