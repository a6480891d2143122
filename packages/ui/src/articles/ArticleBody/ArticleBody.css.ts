import { container } from "../../theme/container.css.ts";
import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { globalStyle, style } from "../../theme/style.ts";
import { layer, space, target } from "../../theme/vars.css.ts";

export const root = style([
  container,
  grid,
  { paddingBlockStart: "clamp(48px, 6.2vw, 112px)", rowGap: space[7] },
]);

export const aside = style([
  screenOnly,
  {
    display: "grid",
    gap: space[6],
    gridColumn: "1 / -1",
    minInlineSize: 0,
    "@media": {
      [media.wide]: {
        position: "sticky",
        insetBlockStart: `calc(${target.nav} + ${space[6]})`,
        zIndex: layer.above,
        gridColumn: "1 / span 3",
        gridRow: 1,
        alignSelf: "start",
        maxBlockSize: `calc(100dvh - ${target.nav} - ${space[7]})`,
        gridTemplateRows: "minmax(0, auto)",
      },
      [media.xl]: { gridColumn: "1 / span 2", paddingInlineEnd: 28 },
    },
  },
]);

// Share buttons stay visible.
globalStyle(`${aside} > :first-child`, {
  "@media": {
    [media.wide]: {
      // Would clip the focus ring and the marker.
      overflowY: "auto",
      paddingInlineStart: space[2],
      marginInlineStart: `calc(-1 * ${space[2]})`,
      scrollbarWidth: "thin",
    },
  },
});

export const text = style({ "@media": { [media.wide]: { gridRow: 1 } } });
export const footer = style({
  gridColumn: "1 / -1",
  "@media": { [media.wide]: { gridColumn: "4 / -1" } },
});
