export { FormStatus, type FormStatusProps, type FormStatusTone } from "./FormStatus.tsx";
