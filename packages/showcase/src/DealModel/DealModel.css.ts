import { line, media, space, vars } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";

const wide = "(inline-size >= 52rem)";
const medium = "(30rem <= inline-size < 52rem)";
const narrow = "(inline-size < 30rem)";
const hairline = `${line.hairline} solid ${vars.color.hairline}`;

export const root = style({ containerType: "inline-size" });

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  overflow: "clip",
  border: hairline,
  backgroundColor: vars.color.bg1,
  "@container": {
    [wide]: { gridTemplateColumns: "minmax(0, 50%) minmax(0, 1fr) 18.5rem" },
  },
});

export const party = style({
  display: "grid",
  alignContent: "space-between",
  rowGap: space[1],
  padding: `${space[4]} ${space[4]}`,
  "@container": { [wide]: { padding: `1.35rem ${space[5]}` } },
});
export const near = style({ gridColumn: 1, borderBlockEnd: hairline });
export const far = style({
  gridColumn: "2 / -1",
  backgroundColor: vars.color.bg,
  color: vars.color.fg,
  textAlign: "end",
});
export const quiet = style({ color: vars.color.fg2 });

export const terms = style({
  gridColumn: "1 / -1",
  minInlineSize: 0,
  paddingInline: space[4],
  "@container": {
    [wide]: {
      gridColumn: "1 / 3",
      display: "grid",
      gridAutoRows: "1fr",
      paddingInline: `${space[5]} ${space[4]}`,
    },
  },
});

export const agreement = style({
  gridColumn: "1 / -1",
  padding: `${space[4]} ${space[4]} ${space[5]}`,
  borderBlockStart: hairline,
  "@container": {
    [wide]: { gridColumn: 3, padding: space[5], borderBlockStart: 0 },
  },
});
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[4],
  minBlockSize: "2.75rem",
  borderBlockStart: hairline,
  selectors: { "&:first-child": { marginBlockStart: space[3] } },
});
export const value = style({ fontWeight: vars.emphasis, fontVariantNumeric: "tabular-nums" });
export const openMark = style({
  display: "block",
  inlineSize: 11,
  blockSize: 11,
  marginInlineEnd: 3,
  rotate: "45deg",
  border: `2px solid ${vars.color.line}`,
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});
/** Reserves the longest text: nothing moves. */
export const status = style({
  minBlockSize: "5.8rem",
  marginBlockStart: space[3],
  color: vars.color.fg2,
  "@container": { [medium]: { minBlockSize: "3.5rem" } },
});

export const foot = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[3]} ${space[4]}`,
  padding: space[4],
  borderBlockStart: hairline,
  "@container": {
    [narrow]: { display: "grid" },
    [wide]: { padding: `1.25rem ${space[5]}` },
  },
});
export const hint = style({
  visibility: "hidden",
  marginInlineStart: "auto",
  color: vars.color.fg2,
  selectors: { [`${root}:has(input:focus-visible) &`]: { visibility: "visible" } },
  "@container": { [narrow]: { marginInlineStart: 0 } },
  "@media": { "(hover: none) and (pointer: coarse)": { display: "none" } },
});
