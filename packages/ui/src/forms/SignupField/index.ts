export { SignupField, type SignupFieldProps } from "./SignupField.tsx";
