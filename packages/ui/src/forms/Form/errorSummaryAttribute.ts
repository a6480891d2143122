/** Marks the `ErrorSummary` of a form. */
export const errorSummaryAttribute = "data-error-summary";
