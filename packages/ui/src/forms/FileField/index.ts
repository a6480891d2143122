export { FileField } from "./FileField.tsx";
export type { FileFieldLabels, FileFieldProps, MultipleFileFieldProps } from "./types.ts";
