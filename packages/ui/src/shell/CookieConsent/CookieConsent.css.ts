import { media } from "../../theme/media.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { style } from "../../theme/style.ts";
import { sizes } from "../../theme/type.css.ts";
import { grid, layer, space, target, vars } from "../../theme/vars.css.ts";

export const root = style([
  scriptOnly,
  {
    position: "fixed",
    zIndex: layer.banner,
    insetInline: 0,
    insetBlockEnd: 0,
    paddingInline: grid.margin,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.bg1,
    boxShadow: vars.shadow.raised,
    "@media": {
      [media.narrow]: { paddingInline: grid.marginNarrow },
      // With 400 % zoom it would cover the page.
      "(max-height: 400px)": { position: "relative" },
    },
    // The window's edge would clip it.
    ":focus": { outlineOffset: -2 },
  },
]);

export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[7],
  rowGap: space[2],
  maxInlineSize: `calc(${grid.max} - 2 * ${grid.margin})`,
  marginInline: "auto",
  paddingBlock: 9,
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: space[1],
      paddingBlock: 6,
    },
  },
});

export const text = style([sizes.sm, { color: vars.color.fg2, lineHeight: 1.5 }]);

export const choices = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: space[3],
});

export const choice = style({ minBlockSize: target.min, paddingBlock: 0 });
