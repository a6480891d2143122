import { style } from "../../theme/style.ts";

/** A direction is meant: end is where reading goes. */
export const mirrored = style({ selectors: { "&:dir(rtl)": { scale: "-1 1" } } });
