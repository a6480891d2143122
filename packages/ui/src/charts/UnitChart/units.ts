import type { Direction } from "../../foundations/AgencyProvider/index.ts";

/** `to` is exclusive. */
export interface Units {
  from: number;
  to: number;
  perRow: number;
  direction: Direction;
}

// A dot has a radius of one.
const dot = { pitch: 3, rowPitch: 3.5 };
const tile = { pitch: 10, height: 52, rowPitch: 58 };
// The drawing is stretched: keeps gaps and outlines alike for any number of tiles.
const tileWidth = (perRow: number) => short(tile.pitch - Math.min(2.5, perRow / 25));
const inset = (perRow: number) => Math.min(0.5, perRow / 125);

const short = (units: number) => Math.round(units * 10) / 10;
const getRows = (count: number, perRow: number) => Math.max(1, Math.ceil(count / perRow));

/** Returns width and height, without outer gaps. */
export const dotsSize = (count: number, perRow: number) => [
  perRow * dot.pitch - (dot.pitch - 2),
  short((getRows(count, perRow) - 1) * dot.rowPitch + 2),
];
export const tilesSize = (count: number, perRow: number) => [
  short((perRow - 1) * tile.pitch + tileWidth(perRow)),
  (getRows(count, perRow) - 1) * tile.rowPitch + tile.height,
];

/** Calls `draw` per row with the row, its first column and the number of units. */
function byRow(
  { from, to, perRow }: Units,
  draw: (row: number, column: number, count: number) => string,
): string {
  let path = "";
  for (let index = from; index < to; ) {
    const row = Math.floor(index / perRow);
    const count = Math.min(to, (row + 1) * perRow) - index;
    path += draw(row, index - row * perRow, count);
    index += count;
  }
  return path;
}

export function dotUnits(units: Units, hollow = false): string {
  const [width = 0] = dotsSize(1, units.perRow);
  const mirrored = units.direction === "rtl";
  const r = hollow ? 0.9 : 1;
  const ring = `a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`;
  const next = `m${mirrored ? -dot.pitch : dot.pitch} 0`;
  return byRow(units, (row, column, count) => {
    const middle = mirrored ? width - column * dot.pitch - 1 : column * dot.pitch + 1;
    const start = `M${short(middle - r)} ${short(row * dot.rowPitch + 1)}`;
    return start + Array(count).fill(ring).join(next);
  });
}

export function tileUnits(units: Units, hollow = false): string {
  const [width = 0] = tilesSize(1, units.perRow);
  const one = tileWidth(units.perRow);
  const [side, edge] = hollow ? [inset(units.perRow), 0.5] : [0, 0];
  const [across, down] = [short(one - 2 * side), tile.height - 2 * edge];
  return byRow(units, (row, column, count) =>
    Array.from({ length: count }, (_, index) => {
      const start = (column + index) * tile.pitch;
      const left = units.direction === "rtl" ? width - start - one : start;
      const top = row * tile.rowPitch + edge;
      return `M${short(left + side)} ${top}h${across}v${down}h-${across}z`;
    }).join(""),
  );
}
