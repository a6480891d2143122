export {
  WalkThrough,
  type WalkThroughLabels,
  type WalkThroughProps,
  type WalkThroughStep,
} from "./WalkThrough.tsx";
