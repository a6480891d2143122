export { AccentLine, type AccentLineProps } from "./AccentLine.tsx";
