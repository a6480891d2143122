import { grid } from "../../theme/grid.css.ts";
import { media } from "../../theme/media.ts";
import { style, styleVariants } from "../../theme/style.ts";
import { space } from "../../theme/vars.css.ts";

export const root = style([grid, { rowGap: space[5] }]);
export const spaced = style({ "@media": { [media.narrow]: { rowGap: space[8] } } });

const place = (gridColumn: string) => ({ "@media": { [media.wide]: { gridColumn } } });
const part = style({
  minInlineSize: 0,
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});

export const main = style([part, place("1 / span 8")]);

/** Below 1024 px both span 4 columns. */
export const sides = styleVariants({
  "8-4": [part, place("9 / span 4")],
  "8-3": [
    part,
    {
      "@media": {
        [media.wide]: { gridColumn: "9 / span 4" },
        [media.lg]: { gridColumn: "10 / span 3" },
      },
    },
  ],
});

export const aligns = styleVariants({
  start: { alignItems: "start" },
  end: { alignItems: "end" },
  stretch: {},
});
