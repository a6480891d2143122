import { style, styleVariants } from "../theme/style.ts";
import { space } from "../theme/vars.css.ts";

export const stack = style({ display: "flex", flexDirection: "column", alignItems: "stretch" });
export const gaps = styleVariants(space, (gap) => ({ gap }));
