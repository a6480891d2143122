import { baseStyle, style } from "./style.ts";

/**
 * The number of the sections of a page. The document's order counts them, as no component can know
 * it while parts of the page are still on their way. What has a number takes `counted`, and
 * `sectionNumber` writes it.
 */
export const counter = "agency-section";

baseStyle("body", { counterReset: counter });

export const counted = style({ counterIncrement: counter });

export const sectionNumber = style({
  fontVariantNumeric: "tabular-nums",
  "::before": { content: `counter(${counter})` },
});
