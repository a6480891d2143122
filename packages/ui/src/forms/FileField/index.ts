export { FileField, type FileFieldLabels, type FileFieldProps } from "./FileField.tsx";
