export {
  type Crossing,
  type CrossingFrom,
  type SeamSide,
  SeamSides,
  type SeamSidesProps,
  type SideStep,
} from "./SeamSides.tsx";
