export { Field, type FieldLabels, type FieldProps } from "./Field.tsx";
export type { FieldControl, FieldTexts } from "./useField.tsx";
