/** Attribute that a form finds its `ErrorSummary` by. */
export const errorSummaryAttribute = "data-error-summary";
