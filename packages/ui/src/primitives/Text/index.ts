export type { TextTone } from "../../theme/index.ts";
export { Text, type TextProps } from "./Text.tsx";
