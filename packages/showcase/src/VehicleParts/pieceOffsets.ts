import { type Box, pieces, shapes, type VehiclePiece } from "./shapes.ts";

export const ground = { length: 1133, y: 207 } as const;

export type Offset = readonly [x: number, y: number];

interface Moves {
  /** Front off, rear still whole. @default none */
  lifted?: Offset | undefined;
  apart: Offset;
  inner?: boolean | undefined;
}

const moves: Readonly<Record<VehiclePiece, Moves>> = {
  bootLid: { apart: [-6, -44] },
  rearBumper: { apart: [0, 0] },
  rearQuarter: { apart: [0, 0] },
  rearWindow: { apart: [-16, -71] },
  roof: { lifted: [0, -29], apart: [-50, -100] },
  rearWheel: { apart: [0, 0] },
  exhaust: { apart: [0, 0] },
  tank: { apart: [42, -114], inner: true },
  floor: { apart: [0, 0] },
  wiring: { lifted: [24, 0], apart: [38, -136], inner: true },
  rearDoor: { apart: [20, 0] },
  rearSideWindow: { apart: [33, -70] },
  frontDoor: { lifted: [24, 0], apart: [113, 0] },
  frontSideWindow: { lifted: [24, -23], apart: [107, -60] },
  frontSeat: { apart: [9, 0] },
  dashboard: { lifted: [32, 0], apart: [156, -2] },
  windscreen: { lifted: [57, -41], apart: [163, -74] },
  wing: { lifted: [52, 0], apart: [166, 0] },
  bonnet: { lifted: [93, -68], apart: [208, -101] },
  spring: { lifted: [125, 20], apart: [271, -56], inner: true },
  frontWheel: { lifted: [125, 0], apart: [271, 0] },
  gearbox: { lifted: [216, 0], apart: [357, 0], inner: true },
  battery: { lifted: [225, -90], apart: [342, -100], inner: true },
  engine: { lifted: [254, -2], apart: [396, -2], inner: true },
  radiator: { lifted: [214, -106], apart: [425, -122], inner: true },
  headlamp: { lifted: [288, -55], apart: [478, -82] },
  frontBumper: { lifted: [279, 0], apart: [471, 0] },
};

export type VehicleState = "whole" | "lifted" | "apart";

export function getOffset(piece: VehiclePiece, state: VehicleState): Offset {
  const { lifted = [0, 0], apart } = moves[piece];
  return state === "apart" ? apart : state === "lifted" ? lifted : [0, 0];
}

export const isCovered = (piece: VehiclePiece) => moves[piece].inner === true;

export const isVisible = (piece: VehiclePiece, state: VehicleState) =>
  !isCovered(piece) || getOffset(piece, state).some(Boolean);

export function getBox(piece: VehiclePiece, state: VehicleState): Box {
  const [x, y, width, height] = shapes[piece].box;
  const [across, up] = getOffset(piece, state);
  return [x + across, y + up, width, height];
}

export const getMiddle = (piece: VehiclePiece, state: VehicleState) => {
  const [x, , width] = getBox(piece, state);
  return x + width / 2;
};

export const piecesAlongGround: readonly VehiclePiece[] = [...pieces].sort(
  (one, other) => getMiddle(one, "apart") - getMiddle(other, "apart"),
);

/**
 * Returns the smallest piece at a point, else the nearest along the ground.
 *
 * @param y without it only x counts
 */
export function findPiece(x: number, y = Number.NaN): VehiclePiece {
  const area = (piece: VehiclePiece) => shapes[piece].box[2] * shapes[piece].box[3];
  const [hit] = pieces
    .filter((piece) => {
      const [left, top, width, height] = getBox(piece, "apart");
      return x >= left && x <= left + width && y >= top && y <= top + height;
    })
    .sort((one, other) => area(one) - area(other));
  const distance = (piece: VehiclePiece) => Math.abs(getMiddle(piece, "apart") - x);
  return (
    hit ?? piecesAlongGround.reduce((best, each) => (distance(each) < distance(best) ? each : best))
  );
}

export const threads = (of: readonly VehiclePiece[], state: VehicleState) =>
  of
    .map((piece) => {
      const [, y, , height] = getBox(piece, state);
      return `M${Math.round(getMiddle(piece, state))} ${Math.round(y + height)}V${ground.y}`;
    })
    .join("");
