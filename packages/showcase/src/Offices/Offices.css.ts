import { media, space, vars } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";

export const root = style({
  display: "flex",
  alignItems: "flex-start",
  columnGap: "clamp(16px, 2.7vw, 48px)",
  rowGap: space[6],
  "@media": { [media.narrow]: { flexDirection: "column", alignItems: "stretch" } },
});

export const place = style({ flexShrink: 0 });
export const time = style({
  display: "block",
  color: vars.color.fg2,
  fontVariantNumeric: "tabular-nums",
});

export const way = style({
  flexGrow: 1,
  minInlineSize: 96,
  textAlign: "center",
  color: vars.color.fg2,
  paddingBlockStart: `calc(${vars.type.d3.size} * ${vars.type.d3.lineHeight} / 2 - 7px)`,
  "@media": { [media.narrow]: { paddingBlockStart: 0 } },
});
export const distance = style({ marginBlockStart: space[3] });

export const destinations = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "clamp(16px, 2.7vw, 48px)",
  rowGap: space[5],
  "@media": { [media.narrow]: { columnGap: space[6] } },
});
