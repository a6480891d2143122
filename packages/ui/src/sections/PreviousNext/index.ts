export { PreviousNext, type PreviousNextLink, type PreviousNextProps } from "./PreviousNext.tsx";
