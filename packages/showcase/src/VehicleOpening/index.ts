export {
  VehicleOpening,
  type VehicleOpeningContent,
  type VehicleOpeningProps,
} from "./VehicleOpening.tsx";
