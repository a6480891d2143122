import { type Box, drawCircle, drawRays, type Shape, shapes, type VehiclePiece } from "./shapes.ts";

export type VehicleKind =
  | "floor"
  | "roof"
  | "springs"
  | "doors"
  | "bonnet"
  | "rearQuarters"
  | "wings"
  | "exhaust"
  | "tank"
  | "bootLid"
  | "rims"
  | "radiator"
  | "wiring"
  | "engine"
  | "gearbox"
  | "battery"
  | "seats"
  | "headlamps"
  | "tyres"
  | "windscreen"
  | "rearWindow"
  | "bumpers"
  | "sideWindows"
  | "dashboard";

const gap = 8;

const plan: Shape = {
  outline: "M0 9L14 0H305L330 9V75L305 84H14L0 75Z",
  detail:
    "M14 0V84M305 0V84M14 34H305M14 50H305M60 10h80v18H60zM180 10h80v18H180zM60 56h80v18H60zM180 56h80v18H180z",
  box: [0, 0, 330, 84],
};
const rim: Shape = {
  outline: drawCircle(30, 30, 30) + drawCircle(30, 30, 8),
  detail: drawRays(30, 30, 8, 30, 10),
  box: [0, 0, 60, 60],
};
const tyre: Shape = {
  outline: drawCircle(43, 43, 43) + drawCircle(43, 43, 31),
  detail: drawRays(43, 43, 38, 43, 40),
  box: [0, 0, 86, 86],
};
const coil: Shape = {
  outline: drawCircle(26, 26, 26) + drawCircle(26, 26, 17),
  detail: `${drawCircle(26, 26, 23)}${drawCircle(26, 26, 20)}M26 52q14 4 44 2M34 48q10 6 36 4`,
  box: [0, 0, 70, 56],
};
const spring: Shape = {
  outline: "M2 0h14v8H2z",
  detail: "M9 10L0 16L18 22L0 28L18 34L0 40L18 46L0 52L9 58V80",
  box: [0, 0, 18, 80],
};
const tank: Shape = {
  outline: "M0 8q0-8 8-8h72q8 0 8 8v8q0 8-8 8H8q-8 0-8-8z",
  detail: "M18 0v24M36 0v24M54 0v24M72 0v24",
  box: [0, 0, 88, 24],
};
const column: Shape = {
  outline: "M2 30L30 1q4-2 4 3L7 34q-6 1-5-4zM17 22l28 12v6L14 26z",
  box: [0, 0, 46, 40],
};

const piece = (name: VehiclePiece): Shape => shapes[name];
const times = (count: number, shape: Shape) => Array<Shape>(count).fill(shape);

const contents: Readonly<Record<VehicleKind, readonly Shape[]>> = {
  floor: [plan],
  roof: [piece("roof")],
  springs: times(4, spring),
  doors: [...times(2, piece("rearDoor")), ...times(2, piece("frontDoor"))],
  bonnet: [piece("bonnet")],
  rearQuarters: times(2, piece("rearQuarter")),
  wings: times(2, piece("wing")),
  exhaust: [piece("exhaust")],
  tank: [tank],
  bootLid: [piece("bootLid")],
  rims: times(4, rim),
  radiator: [piece("radiator")],
  wiring: [coil],
  engine: [piece("engine")],
  gearbox: [piece("gearbox")],
  battery: [piece("battery")],
  seats: times(2, piece("frontSeat")),
  headlamps: times(2, piece("headlamp")),
  tyres: times(4, tyre),
  windscreen: [piece("windscreen")],
  rearWindow: [piece("rearWindow")],
  bumpers: [piece("frontBumper"), piece("rearBumper")],
  sideWindows: [...times(2, piece("rearSideWindow")), ...times(2, piece("frontSideWindow"))],
  dashboard: [piece("dashboard"), column],
};

export interface PlacedPart {
  shape: Shape;
  x: number;
  y: number;
}

export function layOutParts(kind: VehicleKind): {
  parts: PlacedPart[];
  width: number;
  height: number;
} {
  const laid = contents[kind];
  const height = Math.max(...laid.map(({ box }) => box[3]));
  let end = -gap;
  const parts = laid.map((shape) => {
    const [left, top, width, tall]: Box = shape.box;
    const x = end + gap;
    end = x + width;
    return { shape, x: x - left, y: height - tall - top };
  });
  return { parts, width: end, height };
}
