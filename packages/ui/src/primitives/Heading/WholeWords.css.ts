import { arabicExtended, toCharacterClass } from "../../theme/fonts/unicodeRanges.ts";
import { style } from "../../theme/style.ts";
import { vars } from "../../theme/vars.css.ts";

/** Breaks only if wider than the line. */
export const word = style({ display: "inline-block", maxInlineSize: "100%" });

/** Arabic words from one font. */
export const extended = style({ fontFamily: vars.font.extended });

/** Character class, made at build time. */
export const extendedLetter = toCharacterClass(arabicExtended);
