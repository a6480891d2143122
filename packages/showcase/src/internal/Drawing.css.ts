import { vars } from "@agency/ui/theme";
import { style } from "@agency/ui/theme/style";

/** Keeps the client's colours in both themes and forced colours. */
export const root = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  fontFamily: vars.font.family,
  fontVariantNumeric: "tabular-nums",
  forcedColorAdjust: "none",
});
