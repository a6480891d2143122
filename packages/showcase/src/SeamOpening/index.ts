export {
  type PlacesLabel,
  type SeamContent,
  type SeamLanes,
  SeamOpening,
  type SeamOpeningProps,
  type SeamPlaces,
} from "./SeamOpening.tsx";
