import { style } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

/** Breaks only if wider than the line. */
export const word = style({ display: "inline-block", maxInlineSize: "100%" });

/** Arabic words from one font. */
export const extended = style({ fontFamily: vars.font.extended });
