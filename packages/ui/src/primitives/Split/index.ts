export { Split, type SplitProps } from "./Split.tsx";
