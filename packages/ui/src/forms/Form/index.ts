export { Form } from "./Form.tsx";
export { FormRow, type FormRowProps } from "./FormRow.tsx";
export type { FormProps, SchemaFormProps } from "./types.ts";
