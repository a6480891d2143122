import { container } from "../../theme/container.css.ts";
import { media } from "../../theme/media.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { sizes } from "../../theme/type.css.ts";
import { layer, space, target, vars } from "../../theme/vars.css.ts";

export const root = style({
  position: "relative",
  // Above `ParticleBackground`.
  zIndex: layer.above,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const inner = style([
  container,
  {
    paddingBlock: `88px ${space[4]}`,
    "@media": { [media.narrow]: { paddingBlockStart: space[7] } },
  },
]);

export const top = style([
  screenOnly,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: space[7],
    "@media": {
      [media.md]: {
        gridTemplateColumns: "minmax(0, 448fr) minmax(0, 809fr)",
        columnGap: "clamp(40px, 7.15vw, 136px)",
      },
    },
  },
]);

export const intro = style({
  display: "grid",
  alignContent: "start",
  rowGap: space[5],
  maxInlineSize: 560,
});

export const blurb = sizes.h4;

export const columns = style({
  display: "grid",
  // Two columns, one with large fonts.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr))",
  columnGap: space[4],
  rowGap: space[6],
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "repeat(2, minmax(min-content, 1.4fr)) minmax(min-content, 1.1fr)",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(min-content, 1fr)",
      columnGap: space[5],
    },
  },
});

export const columnTitle = style([
  sizes.sm,
  { color: vars.color.fg3, marginBlockEnd: 14, letterSpacing: 0 },
]);

const linkHeight = {
  minBlockSize: 32,
  "@media": { [media.narrow]: { minBlockSize: target.min } },
} as const;

export const link = style([
  sizes.sm,
  { display: "inline-flex", alignItems: "center", ...linkHeight },
]);

export const brand = style({
  marginBlockStart: space[7],
  "@media": { [media.narrow]: { marginBlockStart: space[6] } },
});

export const bottom = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[6],
  rowGap: space[2],
  paddingBlock: space[3],
  // Compensates for the descender.
  marginBlockStart: "clamp(20px, 2.4vw, 48px)",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.lineHeight,
  color: vars.color.fg3,
  "@media": {
    [media.narrow]: { flexDirection: "column", alignItems: "stretch" },
  },
});

export const copyright = style({ paddingBlock: space[2] });

export const legal = style({ display: "flex", flexWrap: "wrap", columnGap: 26 });

export const legalLink = style({
  display: "inline-flex",
  alignItems: "center",
  ...linkHeight,
});

export const controls = style([
  screenOnly,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space[4],
  },
]);

globalStyle(`${controls} > button`, {
  paddingInline: 0,
  fontSize: "inherit",
  fontWeight: "inherit",
  color: vars.color.fg3,
});
globalStyle(`${controls} > button[aria-label]`, { marginInlineStart: -13 });
globalStyle(`${controls} > button:hover`, { color: vars.color.fg });
