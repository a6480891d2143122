import { baseStyle, style } from "./style.ts";

/**
 * CSS counter of the page's sections: components cannot know their number while parts of the page
 * are still loading. Add `counted` to a section, and `sectionNumber` to the element that shows the
 * number.
 */
export const counter = "agency-section";

baseStyle("body", { counterReset: counter });

export const counted = style({ counterIncrement: counter });

export const sectionNumber = style({
  fontVariantNumeric: "tabular-nums",
  "::before": { content: `counter(${counter})` },
});
