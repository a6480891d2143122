export { ClassModel, type ClassModelProps } from "./ClassModel.tsx";
export type { ClassModelContent, ClassModelLabels, ModelClass } from "./content.ts";
export type { RoomPlan } from "./roomPlan.ts";
