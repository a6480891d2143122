import { media } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

/** Styles of disabled buttons, for `.css.ts` files. */
export const disabledStyles = {
  backgroundColor: vars.color.bg2,
  borderColor: "transparent",
  color: vars.color.fg2,
  cursor: "default",
  "@media": { [media.forcedColors]: { color: "GrayText" } },
} as const;
