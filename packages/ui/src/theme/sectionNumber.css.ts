import { baseStyle, style } from "./style.ts";

/**
 * Counts sections by CSS: components cannot know their number. Add `counted` to a section, and
 * `sectionNumber` where it is shown.
 */
export const counter = "agency-section";

baseStyle("body", { counterReset: counter });

export const counted = style({ counterIncrement: counter });

export const sectionNumber = style({
  fontVariantNumeric: "tabular-nums",
  "::before": { content: `counter(${counter})` },
});
