export type { VehicleBody } from "./silhouettes.ts";
export {
  type YardContent,
  YardFilter,
  type YardFilterLabels,
  type YardFilterProps,
  type YardMaterial,
  type YardSummary,
} from "./YardFilter.tsx";
export type { YardLot, YardState } from "./yard.ts";
