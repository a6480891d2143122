export { RepairCard, type RepairCardProps, type RepairCardView } from "./RepairCard.tsx";
export type { RepairCardContent, RepairStage, TimingRecord } from "./types.ts";
