import { responsiveVariants } from "./responsiveVariants.ts";
import { space } from "./vars.css.ts";

/** Steps of the space scale between the things of a row or a column. */
export const gaps = responsiveVariants(space, (gap) => ({ gap }));
