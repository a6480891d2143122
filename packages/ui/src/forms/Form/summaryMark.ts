/** Attribute that a form finds its `ErrorSummary` by. */
export const summaryMark = "data-error-summary";
