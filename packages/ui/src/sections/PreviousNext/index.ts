export { type Neighbour, PreviousNext, type PreviousNextProps } from "./PreviousNext.tsx";
