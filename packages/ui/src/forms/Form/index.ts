export { Form, type FormProps } from "./Form.tsx";
export { FormRow, type FormRowProps } from "./FormRow.tsx";
