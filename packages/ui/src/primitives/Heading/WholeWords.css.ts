import { style } from "../../theme/style.ts";

/** Wraps inside only where the word alone is wider than the line. */
export const word = style({ display: "inline-block", maxInlineSize: "100%" });
