import { style } from "../../theme/style.ts";

/** For icons that mean a direction. */
export const mirrored = style({ selectors: { "&:dir(rtl)": { scale: "-1 1" } } });
