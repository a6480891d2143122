export { type Figure, Figures, type FiguresProps } from "./Figures.tsx";
