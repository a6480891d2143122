export {
  DealModel,
  type DealModelProps,
  type DealParty,
  type DealReport,
  type DealTerm,
  type DealWords,
} from "./DealModel.tsx";
