import { style } from "../../theme/style.ts";

export const mirrored = style({ selectors: { "&:dir(rtl)": { scale: "-1 1" } } });
