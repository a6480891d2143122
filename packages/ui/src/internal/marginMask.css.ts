import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { grid, vars } from "../theme/vars.css.ts";

const ink = vars.color.fg;

const beside = (margin: string) => ({
  maskImage: `linear-gradient(to right, ${ink} ${margin}, transparent 0 calc(100% - ${margin}), ${ink} 0)`,
});

/** Restricts background animation to the page margins below 1024 px, where text needs the rest. */
export const marginMask = style({
  "@media": {
    [`not all and ${media.md}`]: beside(grid.margin),
    [media.narrow]: beside(grid.marginNarrow),
  },
});
