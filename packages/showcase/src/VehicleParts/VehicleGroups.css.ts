import { grid, line, media, space, vars } from "@agency/ui/theme";
import { globalStyle, style, styleVariants } from "@agency/ui/theme/style";
import { createVar } from "@vanilla-extract/css";

const unit = createVar();
const column = createVar();
export const width = createVar();
export const height = createVar();
/** The heaviest group's share, 0 to 1. */
export const share = createVar();

const beside = "(inline-size >= 60rem)";

export const root = style({ containerType: "inline-size" });
export const columns = style({
  vars: { [unit]: "calc(100cqi / 600)", [column]: "100cqi" },
  display: "grid",
  columnGap: `calc(${grid.gutter} * 2.5)`,
  rowGap: space[8],
  "@container": {
    [beside]: {
      vars: {
        [unit]: "calc(100cqi / 1432)",
        [column]: `calc((100cqi - ${grid.gutter} * 2.5) * 0.57)`,
      },
      gridTemplateColumns: `${column} minmax(0, 1fr)`,
    },
  },
});
export const side = style({
  display: "grid",
  alignContent: "start",
  rowGap: space[8],
  minInlineSize: 0,
});

export const bar = style({
  position: "relative",
  blockSize: 12,
  "::before": {
    content: "",
    position: "absolute",
    insetInline: 0,
    insetBlockStart: 5.5,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
  },
});
const filled = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: 4.5,
  inlineSize: `calc(${column} * ${share})`,
  blockSize: line.strong,
  backgroundColor: "currentColor",
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
  selectors: {
    "&::before, &::after": {
      content: "",
      position: "absolute",
      insetBlockStart: -4,
      inlineSize: 11,
      blockSize: 11,
      backgroundColor: "inherit",
    },
    "&::before": { insetInlineStart: 0, borderRadius: "50%" },
    "&::after": { insetInlineEnd: 0, rotate: "45deg", scale: "0.85" },
  },
});
export const fills = styleVariants({
  plain: [filled, { color: vars.color.fg }],
  accent: [filled, { color: vars.color.line }],
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[5]}`,
  marginBlock: `${space[2]} ${space[5]}`,
});
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[5],
});
export const weights = styleVariants({
  plain: { color: vars.color.fg },
  accent: { color: vars.color.accentText },
});
export const becomes = style({ color: vars.color.fg3, marginInlineStart: "auto" });

export const rows = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  columnGap: `max(${space[4]}, calc(${unit} * 26))`,
  rowGap: space[5],
});
/** Mirrors lines, not texts. */
export const drawing = style({
  inlineSize: `calc(${unit} * ${width})`,
  blockSize: `calc(${unit} * ${height})`,
  marginBlockEnd: space[2],
});
export const kilograms = style({ color: vars.color.fg3, fontVariantNumeric: "tabular-nums" });
globalStyle(`${rows} p`, { margin: 0 });
