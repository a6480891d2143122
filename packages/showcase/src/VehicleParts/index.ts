export type { VehicleContent, VehicleKindContent, VehicleMaterial } from "./content.ts";
export type { VehicleKind } from "./partShapes.ts";
export type { VehiclePiece } from "./shapes.ts";
export { VehicleParts, type VehiclePartsProps } from "./VehicleParts.tsx";
export type { VehiclePartsLabels } from "./VehicleScene.tsx";
