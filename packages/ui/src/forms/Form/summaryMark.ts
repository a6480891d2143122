/** The attribute by which a form finds its `ErrorSummary`. */
export const summaryMark = "data-error-summary";
