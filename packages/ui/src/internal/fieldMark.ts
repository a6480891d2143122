/** Marks the root element of a field. */
export const fieldMark = "data-field";
