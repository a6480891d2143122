import { responsiveVariants } from "../theme/responsiveVariants.ts";
import { space } from "../theme/vars.css.ts";

export const gaps = responsiveVariants(space, (gap) => ({ gap }));
