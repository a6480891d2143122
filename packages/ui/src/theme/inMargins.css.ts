import { media } from "./media.ts";
import { style } from "./style.ts";
import { grid, vars } from "./vars.css.ts";

const margin = grid.marginNarrow;
/** Of a mask nothing but its opacity counts. */
const ink = vars.color.fg;

/** For what moves or shines behind a page: a phone's words leave it the margins alone. */
export const inMargins = style({
  "@media": {
    [media.phone]: {
      maskImage: `linear-gradient(to right, ${ink} ${margin}, transparent 0 calc(100% - ${margin}), ${ink} 0)`,
    },
  },
});
