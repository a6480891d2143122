import type { VehicleKind } from "./catalogue.ts";
import type { VehiclePiece } from "./shapes.ts";

/** What becomes of a part of the weight. */
export interface VehicleMaterial {
  /** Any name; `VehicleKindContent.material` refers to it. */
  id: string;
  /** Such as "Steel and iron". */
  name: string;
  /** What becomes of it, in a few words, such as "becomes steel". */
  becomes: string;
  /** The same as a sentence, beside a piece that is chosen. */
  text: string;
  /** Drawn in the page's accent: one of them. */
  accent?: boolean | undefined;
}

/** All parts of one kind, such as the four doors. */
export interface VehicleKindContent {
  kind: VehicleKind;
  /** Such as "Doors". */
  name: string;
  /** Of all of them together. */
  kg: number;
  /** `id` of a material. */
  material: string;
}

/** One vehicle, its parts, and what becomes of them. */
export interface VehicleContent {
  /** Such as "One saloon". */
  name: string;
  /** Four, in the order in which they stand along the ground. */
  materials: readonly VehicleMaterial[];
  /** Every part is in one of them: their weights add up to the vehicle's. */
  kinds: readonly VehicleKindContent[];
  /** Each piece's name, such as "Door". */
  pieces: Readonly<Record<VehiclePiece, string>>;
  /** A weight with its unit, such as "142 kg". */
  weight: (kg: number) => string;
}

/** The weight of all that becomes one material. */
export const getWeight = ({ kinds }: Pick<VehicleContent, "kinds">, material: string) =>
  kinds.reduce((sum, kind) => sum + (kind.material === material ? kind.kg : 0), 0);

/** The weight of the whole vehicle. */
export const totalWeight = ({ kinds }: Pick<VehicleContent, "kinds">) =>
  kinds.reduce((sum, { kg }) => sum + kg, 0);

interface PartParent {
  /** A wheel is a rim and a tyre. */
  kinds: readonly VehicleKind[];
  /** How many of it a vehicle has. */
  count: number;
}

const one = (...kinds: VehicleKind[]): PartParent => ({ kinds, count: 1 });
const more = (count: number, ...kinds: VehicleKind[]): PartParent => ({ kinds, count });

/** What a piece of the side elevation is one of. */
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

/** What one piece weighs, in whole kilograms, and the material that most of it becomes. */
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
