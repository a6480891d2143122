/** The attribute by which a field's outer element is found from the value it sends. */
export const fieldMark = "data-field";
