import { getEqualColumns, getTaperedColumns } from "../VehicleParts/heapMarks.ts";
import { ground } from "../VehicleParts/pieceOffsets.ts";
import type { VehiclePiece } from "../VehicleParts/shapes.ts";

export const view = { x: 0, y: -32, width: 1133, height: 252 } as const;

export const hangingPieces: readonly VehiclePiece[] = [
  "gearbox",
  "engine",
  "radiator",
  "frontBumper",
];

export const stacks = {
  before: { columns: getEqualColumns(42), pitch: 5.8, gap: 12, end: ground.length },
  launched: { columns: getTaperedColumns, pitch: 7.1, gap: 12, end: ground.length - 20 },
} as const;
