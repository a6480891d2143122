export {
  type DealLabels,
  DealModel,
  type DealModelProps,
  type DealParty,
  type DealStatus,
  type DealTerm,
} from "./DealModel.tsx";
