import { createColumn, type DayColumn, getColumns } from "../DayOpening/dayColumns.ts";
import { getElapsedShare, type Occupancy } from "../DayOpening/occupancy.ts";
import {
  drawEndPoints,
  field,
  getHalfLine,
  getLanePosition,
  type HalfLine,
  size as lanes,
} from "../SeamOpening/curves.ts";
import { shapes, type VehiclePiece } from "../VehicleParts/shapes.ts";

export const size = { width: 437, height: 380 } as const;
const middle = size.height / 2;

export interface PartsGroup {
  outline: string;
  detail: string;
  y: number;
}

const scale = 0.54;
export const vehicle = { x: 46, scale } as const;

const getGroup = (y: number, ...names: VehiclePiece[]): PartsGroup => ({
  outline: names.map((name) => shapes[name].outline).join(""),
  detail: names.map((name) => shapes[name].detail ?? "").join(""),
  y,
});

export const groups: readonly PartsGroup[] = [
  getGroup(26, "roof", "rearWindow", "rearSideWindow", "frontSideWindow", "windscreen"),
  getGroup(
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
  getGroup(168, "tank", "frontSeat", "gearbox", "engine", "radiator"),
  getGroup(196, "floor"),
  getGroup(248, "rearWheel", "frontWheel"),
];

const sides = 9;

/** All lines. `stretch` scales them to the panel. */
export const meeting = {
  stretch: `scale(${size.width / lanes.along} ${(size.height / lanes.across).toFixed(3)})`,
  lines: field("wide", sides, sides),
  points: drawEndPoints("wide", sides, false) + drawEndPoints("wide", sides, true),
} as const;

/** Returns both halves of the pair's line, which meet if `share` is 1. */
export function getPair(share: number): readonly [near: HalfLine, far: HalfLine] {
  const [from, to] = (share < 1 ? [2, 6] : [4, 4]).map((lane) =>
    getLanePosition("wide", lane, sides),
  ) as [number, number];
  return [getHalfLine("wide", from, to, share, false), getHalfLine("wide", to, from, share, true)];
}

const day: Occupancy = [
  ["06:00", 12],
  ["08:00", 70],
  ["10:00", 175],
  ["12:00", 66],
  ["13:20", 26],
  ["15:30", 64],
  ["17:30", 128],
  ["20:00", 182],
  ["22:00", 32],
];
const grain = { minutes: 20, members: 5 };
export const pitch = 10;
const first = 11;

function columnsAsPath(columns: readonly DayColumn[]): string {
  return columns
    .map(({ minutes, above, below }) => {
      const x = Math.round(getElapsedShare(day, minutes) * size.width);
      const tower = (count: number, sign: 1 | -1) =>
        count > 0 ? `M${x} ${middle + sign * first}v${sign * (pitch * (count - 1) + 1)}` : "";
      return tower(above, -1) + tower(below, 1);
    })
    .join("");
}

// At or before 17:30, in minutes since midnight.
const hour = 1040;
const columns = getColumns(day, grain);

export const hours = {
  passed: columnsAsPath(columns.filter(({ minutes }) => minutes < hour)),
  now: columnsAsPath([createColumn(day, hour, grain)]),
  coming: columnsAsPath(columns.filter(({ minutes }) => minutes > hour)),
  at: Math.round(getElapsedShare(day, hour) * size.width),
} as const;
