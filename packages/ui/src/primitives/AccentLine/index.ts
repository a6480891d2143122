export { AccentLine, type AccentLineProps, type AccentLineTone } from "./AccentLine.tsx";
