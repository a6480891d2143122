import { style } from "../../theme/style.ts";

/** Breaks only if wider than the line. */
export const word = style({ display: "inline-block", maxInlineSize: "100%" });
