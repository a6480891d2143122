import { media } from "../../theme/media.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { style } from "../../theme/style.ts";
import { sizes } from "../../theme/type.css.ts";
import { grid, layer, radius, space, vars } from "../../theme/vars.css.ts";

const lowViewport = "(max-height: 400px)";

export const root = style([
  scriptOnly,
  {
    position: "fixed",
    zIndex: layer.banner,
    insetInline: 0,
    insetBlockEnd: 0,
    pointerEvents: "none",
    paddingInline: grid.margin,
    paddingBlockEnd: 28,
    "@media": {
      [media.narrow]: { paddingInline: space[3], paddingBlockEnd: space[3] },
      // With 400 % zoom, a fixed bar would cover the page.
      [lowViewport]: { position: "relative", paddingBlock: space[2], paddingInline: space[2] },
    },
  },
]);

export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[7],
  rowGap: space[4],
  maxInlineSize: `calc(${grid.max} - 2 * ${grid.margin})`,
  marginInline: "auto",
  padding: 27,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.bg1,
  boxShadow: vars.shadow.raised,
  pointerEvents: "auto",
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      padding: space[4],
    },
    // The text scrolls, and the buttons stay visible.
    [lowViewport]: {
      gridTemplateRows: "minmax(0, 1fr) auto",
      rowGap: space[2],
      maxBlockSize: "max(55vh, 8.5rem)",
      padding: space[3],
    },
  },
});

export const text = style([
  sizes.body,
  {
    maxInlineSize: 900,
    color: vars.color.fg2,
    "@media": {
      [media.narrow]: { fontSize: vars.type.sm.size },
      [lowViewport]: { maxBlockSize: "100%", overflowY: "auto", fontSize: vars.type.sm.size },
    },
  },
]);

export const title = style({ color: vars.color.fg, fontWeight: vars.emphasis });

export const choices = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: space[3],
});
