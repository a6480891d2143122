export { TextArea, type TextAreaLimit, type TextAreaProps } from "./TextArea.tsx";
