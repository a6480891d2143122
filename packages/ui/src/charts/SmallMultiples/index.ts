export {
  SmallMultiples,
  type SmallMultiplesItem,
  type SmallMultiplesProps,
} from "./SmallMultiples.tsx";
