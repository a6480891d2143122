import { media } from "./media.ts";
import { style } from "./style.ts";
import { grid } from "./vars.css.ts";

const margin = grid.marginNarrow;

/** For what moves or shines behind a page: a phone's words leave it the margins alone. */
export const inMargins = style({
  "@media": {
    [media.phone]: {
      maskImage: `linear-gradient(to right, #000 ${margin}, transparent 0 calc(100% - ${margin}), #000 0)`,
    },
  },
});
