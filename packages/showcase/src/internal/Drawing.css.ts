import { vars } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";

/** The colours are the client's own, in either theme and with forced colours. */
export const root = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  fontFamily: vars.font.family,
  fontVariantNumeric: "tabular-nums",
  forcedColorAdjust: "none",
});
