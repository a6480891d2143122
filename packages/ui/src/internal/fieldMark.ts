/** Attribute of a field's root element that contains its form name. */
export const fieldMark = "data-field";
