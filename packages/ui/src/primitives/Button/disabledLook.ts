import { media } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

/** Declarations of a disabled button, for a `.css.ts` file. */
export const disabledLook = {
  backgroundColor: vars.color.bg2,
  borderColor: "transparent",
  color: vars.color.fg2,
  cursor: "default",
  "@media": { [media.forcedColors]: { color: "GrayText" } },
} as const;
