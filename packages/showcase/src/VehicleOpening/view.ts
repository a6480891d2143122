import { falling, level } from "../VehicleParts/marks.ts";
import type { VehiclePiece } from "../VehicleParts/shapes.ts";
import { ground } from "../VehicleParts/states.ts";

export const view = { x: 0, y: -32, width: 1133, height: 252 } as const;

export const hanging: readonly VehiclePiece[] = ["gearbox", "engine", "radiator", "frontBumper"];

export const stacks = {
  before: { columns: level(42), pitch: 5.8, gap: 12, end: ground.length },
  launched: { columns: falling, pitch: 7.1, gap: 12, end: ground.length - 20 },
} as const;
