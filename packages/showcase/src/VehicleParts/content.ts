import type { VehicleKind } from "./partShapes.ts";
import type { VehiclePiece } from "./shapes.ts";

export interface VehicleMaterial {
  id: string;
  name: string;
  becomes: string;
  text: string;
  /** Whether it has the accent. Only one has. */
  accent?: boolean | undefined;
}

export interface VehicleKindContent {
  kind: VehicleKind;
  name: string;
  kg: number;
  /** `id` of a material. */
  material: string;
}

export interface VehicleContent {
  name: string;
  /** Four, in order along the ground. */
  materials: readonly VehicleMaterial[];
  /** Weights add up to the vehicle's. */
  kinds: readonly VehicleKindContent[];
  pieces: Readonly<Record<VehiclePiece, string>>;
  /** Formats a weight: "142 kg". */
  weight: (kg: number) => string;
}

export const getWeight = ({ kinds }: Pick<VehicleContent, "kinds">, material: string) =>
  kinds.reduce((sum, kind) => sum + (kind.material === material ? kind.kg : 0), 0);

export const totalWeight = ({ kinds }: Pick<VehicleContent, "kinds">) =>
  kinds.reduce((sum, { kg }) => sum + kg, 0);

interface PartParent {
  kinds: readonly VehicleKind[];
  count: number;
}

const one = (...kinds: VehicleKind[]): PartParent => ({ kinds, count: 1 });
const more = (count: number, ...kinds: VehicleKind[]): PartParent => ({ kinds, count });

const getPart: Readonly<Record<VehiclePiece, PartParent>> = {
  bootLid: one("bootLid"),
  rearBumper: more(2, "bumpers"),
  rearQuarter: more(2, "rearQuarters"),
  rearWindow: one("rearWindow"),
  roof: one("roof"),
  rearWheel: more(4, "rims", "tyres"),
  exhaust: one("exhaust"),
  tank: one("tank"),
  floor: one("floor"),
  wiring: one("wiring"),
  rearDoor: more(4, "doors"),
  rearSideWindow: more(4, "sideWindows"),
  frontDoor: more(4, "doors"),
  frontSideWindow: more(4, "sideWindows"),
  frontSeat: more(2, "seats"),
  dashboard: one("dashboard"),
  windscreen: one("windscreen"),
  wing: more(2, "wings"),
  bonnet: one("bonnet"),
  spring: more(4, "springs"),
  frontWheel: more(4, "rims", "tyres"),
  gearbox: one("gearbox"),
  battery: one("battery"),
  engine: one("engine"),
  radiator: one("radiator"),
  headlamp: more(2, "headlamps"),
  frontBumper: more(2, "bumpers"),
};

export function getPiece(content: VehicleContent, piece: VehiclePiece) {
  const { kinds, count } = getPart[piece];
  const found = content.kinds.filter(({ kind }) => kinds.includes(kind));
  const heaviest = found.reduce<VehicleKindContent | undefined>(
    (best, each) => (best && best.kg >= each.kg ? best : each),
    undefined,
  );
  return {
    kg: Math.round(found.reduce((sum, { kg }) => sum + kg, 0) / count),
    material: content.materials.find(({ id }) => id === heaviest?.material),
  };
}
