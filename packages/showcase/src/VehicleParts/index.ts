export type { VehicleKind } from "./catalogue.ts";
export type { VehicleContent, VehicleKindContent, VehicleMaterial } from "./content.ts";
export type { VehiclePiece } from "./shapes.ts";
export { VehicleParts, type VehiclePartsProps } from "./VehicleParts.tsx";
export type { VehiclePartsLabels } from "./VehicleScene.tsx";
