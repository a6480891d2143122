import { insideAt, type Occupancy } from "../DayOpening/occupancy.ts";
import { shapes, type VehiclePiece } from "../VehicleParts/shapes.ts";

/** Of every drawing, in its own units; its axis runs through the middle. */
export const size = { width: 437, height: 380 } as const;
const middle = size.height / 2;

const round = (value: number) => Math.round(value * 10) / 10;

/** A part of a vehicle: what is drawn, and how far it is moved. */
export interface PartsGroup {
  outline: string;
  detail: string;
  /** Where it stands, in units of the drawing. */
  y: number;
}

const scale = 0.54;
export const vehicle = { x: 46, scale } as const;

const groupOf = (y: number, ...names: VehiclePiece[]): PartsGroup => ({
  outline: names.map((name) => shapes[name].outline).join(""),
  detail: names.map((name) => shapes[name].detail ?? "").join(""),
  y,
});

/** A vehicle taken apart: what is above its axis has been lifted, what is below has been let down. */
export const groups: readonly PartsGroup[] = [
  groupOf(26, "roof", "rearWindow", "rearSideWindow", "frontSideWindow", "windscreen"),
  groupOf(
    middle - 12 - 174 * scale,
    "bootLid",
    "rearQuarter",
    "rearBumper",
    "rearDoor",
    "frontDoor",
    "wing",
    "bonnet",
    "frontBumper",
  ),
  groupOf(168, "tank", "frontSeat", "gearbox", "engine", "radiator"),
  groupOf(196, "floor"),
  groupOf(248, "rearWheel", "frontWheel"),
];

/** Lines that come together in the middle: their paths, each tone's in one. */
export function linesMeeting(count = 46): readonly string[] {
  const tones = ["", "", ""];
  const { width } = size;
  const half = width / 2;
  for (let index = 0; index < count; index++) {
    const y = round(5 + (index / (count - 1)) * (size.height - 10));
    const tone = index % 4 === 0 ? 0 : index % 2 === 0 ? 1 : 2;
    tones[tone] += `M0 ${y}C100 ${y} 130 ${middle} ${half} ${middle}S337 ${y} ${width} ${y}`;
  }
  return tones;
}

const day: Occupancy = [
  ["06:00", 14],
  ["07:45", 72],
  ["09:45", 14],
  ["12:45", 43],
  ["15:45", 13],
  ["18:30", 96],
  ["20:45", 20],
  ["22:00", 12],
];

/** A day in quarter hours, mirrored on its axis: every other one, the others, and the fullest. */
export function quarterHours(count = 64): readonly [others: string, fullest: string] {
  const step = size.width / count;
  const at = (index: number) => {
    const half = round(insideAt(day, 360 + index * 15) * 1.9);
    return { x: round(step * (index + 0.5)), half };
  };
  const bars = Array.from({ length: count }, (_, index) => at(index));
  const fullest = bars.reduce((most, bar) => (bar.half > most.half ? bar : most));
  const lineOf = ({ x, half }: { x: number; half: number }) =>
    `M${x} ${round(middle - half)}v${round(2 * half)}`;
  return [
    bars
      .filter((bar) => bar !== fullest)
      .map(lineOf)
      .join(""),
    lineOf(fullest),
  ];
}
