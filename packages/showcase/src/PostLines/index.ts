export { type PostLine, PostLines, type PostLinesProps } from "./PostLines.tsx";
