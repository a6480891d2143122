import { style } from "../../theme/style.ts";

/** Breaks only if the word alone is wider than the line. */
export const word = style({ display: "inline-block", maxInlineSize: "100%" });
