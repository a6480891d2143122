import { grid, line, media, space, vars } from "@agency/ui/theme";
import { globalStyle, style } from "@agency/ui/theme/style";

const hairline = `1px solid ${vars.color.hairline}`;

export const root = style({ minInlineSize: 0 });

export const phones = style({
  display: "flex",
  alignItems: "start",
  gap: grid.gutter,
  "@media": {
    [media.narrow]: { flexDirection: "column", gap: space[6] },
    // A third is too narrow for a phone.
    [media.between]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      rowGap: 0,
    },
    "(min-width: 1600px)": { justifyContent: "space-between" },
  },
});

export const compact = style({});

export const phone = style({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 0",
  minInlineSize: 0,
  maxInlineSize: 360,
  inlineSize: "100%",
  // Phones' ratio. Taller if needed.
  aspectRatio: "9 / 17.5",
  border: `1px solid ${vars.color.strong}`,
  borderRadius: 28,
  backgroundColor: vars.color.bg1,
  // `hidden` would keep the ratio.
  overflow: "clip",
  selectors: {
    [`${compact} &`]: { aspectRatio: "auto", minBlockSize: "27rem" },
    "&:nth-child(2)": { marginBlockStart: space[7] },
    "&:nth-child(3)": { marginBlockStart: `calc(2 * ${space[7]})` },
  },
  "@media": {
    [media.lg]: { maxInlineSize: 480 },
    [media.vast]: { maxInlineSize: 600 },
    [media.between]: {
      justifySelf: "center",
      selectors: {
        "&:nth-child(n)": { marginBlockStart: 0 },
        "&:nth-child(2)": { gridColumn: 2, gridRow: "1 / span 2", alignSelf: "center" },
        "&:nth-child(3)": { gridColumn: 1, marginBlockStart: space[6] },
      },
    },
    [media.narrow]: {
      flex: "none",
      aspectRatio: "auto",
      selectors: {
        "&:nth-child(n)": { marginBlockStart: 0 },
        "&:nth-child(even)": { alignSelf: "end" },
      },
    },
  },
});

export const status = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  blockSize: 48,
  paddingInline: space[5],
  fontVariantNumeric: "tabular-nums",
});
export const speaker = style({
  position: "absolute",
  insetInline: "calc(50% - 28px)",
  insetBlockStart: 18,
  blockSize: 5,
  borderRadius: 3,
  backgroundColor: vars.color.hairline,
});
export const battery = style({
  inlineSize: 22,
  blockSize: 10,
  border: `1px solid ${vars.color.strong}`,
  borderRadius: 2,
  borderInlineStart: `15px solid ${vars.color.fg2}`,
});

export const heading = style({ paddingInline: space[5], paddingBlock: `${space[3]} ${space[4]}` });
export const note = style({ color: vars.color.fg2 });

export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  flexGrow: 1,
  paddingInline: space[5],
  paddingBlockEnd: space[4],
});

globalStyle(`${content} > span:first-of-type`, { marginBlockStart: "auto" });

export const caption = style({ marginBlockStart: space[5], color: vars.color.fg3 });

export const tabs = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[3],
  flexShrink: 0,
  paddingInline: space[5],
  paddingBlockEnd: space[3],
  borderBlockStart: hairline,
});
export const tab = style({
  paddingBlock: 14,
  marginBlockStart: -1,
  color: vars.color.fg2,
  borderBlockStart: `${line.data} solid transparent`,
  "@media": { [media.forcedColors]: { borderBlockStartColor: "Canvas" } },
});
export const shown = style({
  color: vars.color.fg,
  borderBlockStartColor: vars.color.line,
  "@media": { [media.forcedColors]: { borderBlockStartColor: "Highlight" } },
});
