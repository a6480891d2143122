export { type Panel, SmallMultiples, type SmallMultiplesProps } from "./SmallMultiples.tsx";
