export { Line, type LineProps } from "./Line.tsx";
