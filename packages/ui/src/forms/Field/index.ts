export { Field, type FieldLabels, type FieldProps, type GroupLabel } from "./Field.tsx";
export type { FieldControl, FieldTexts } from "./useField.tsx";
