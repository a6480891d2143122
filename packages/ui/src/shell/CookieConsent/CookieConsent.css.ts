import { media } from "../../theme/media.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { style } from "../../theme/style.ts";
import { sizes } from "../../theme/type.css.ts";
import { grid, layer, radius, space, vars } from "../../theme/vars.css.ts";

export const root = style([
  screenOnly,
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
      // Over so low a page, such as one at 400 percent, nothing could be read beside it.
      "(max-height: 400px)": { position: "relative", paddingBlock: space[3] },
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
  },
});

export const text = style([
  sizes.body,
  {
    maxInlineSize: 900,
    color: vars.color.fg2,
    "@media": { [media.narrow]: { fontSize: vars.type.sm.size } },
  },
]);

export const title = style({ color: vars.color.fg, fontWeight: vars.emphasis });

export const choices = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: space[3],
});
