import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { grid, vars } from "../theme/vars.css.ts";

/** Of a mask nothing but its opacity counts. */
const ink = vars.color.fg;

const beside = (margin: string) => ({
  maskImage: `linear-gradient(to right, ${ink} ${margin}, transparent 0 calc(100% - ${margin}), ${ink} 0)`,
});

/** For what moves or shines behind a page: below 1024 px words leave it the margins alone. */
export const inMargins = style({
  "@media": {
    [`not all and ${media.md}`]: beside(grid.margin),
    [media.narrow]: beside(grid.marginNarrow),
  },
});
