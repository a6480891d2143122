import { responsiveVariants } from "../theme/responsiveVariants.ts";
import { space } from "../theme/vars.css.ts";

/** Steps of the space scale between the things of a row or a column. */
export const gaps = responsiveVariants(space, (gap) => ({ gap }));
