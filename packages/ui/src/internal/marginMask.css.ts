import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { grid, vars } from "../theme/vars.css.ts";

const ink = vars.color.fg;

const beside = (margin: string) =>
  `linear-gradient(to right, ${ink} ${margin}, transparent 0 calc(100% - ${margin}), ${ink} 0)`;

/**
 * Restricts background animation to the page's margins. Behind text it lowers contrast, and
 * resembles Arabic dots.
 */
export const marginMask = style({
  maskImage: beside(`max(${grid.margin}, 50% - ${grid.max} / 2 + ${grid.margin})`),
  "@media": { [media.narrow]: { maskImage: beside(grid.marginNarrow) } },
});
