/** Root element of a field. */
export const fieldAttribute = "data-field";
