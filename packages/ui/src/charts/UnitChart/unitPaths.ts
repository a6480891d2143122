import type { Direction } from "../../foundations/AgencyProvider/index.ts";

/** `to` is exclusive. */
export interface UnitRange {
  from: number;
  to: number;
  perRow: number;
  direction: Direction;
}

// With a radius of one.
const dot = { pitch: 3, rowPitch: 3.5 };
const tile = { pitch: 10, height: 52, rowPitch: 58 };
// Keeps gaps and outlines alike for any number of tiles: the drawing is stretched.
const getTileWidth = (perRow: number) => roundUnits(tile.pitch - Math.min(2.5, perRow / 25));
const getInset = (perRow: number) => Math.min(0.5, perRow / 125);

const roundUnits = (units: number) => Math.round(units * 10) / 10;
const getRowCount = (count: number, perRow: number) => Math.max(1, Math.ceil(count / perRow));

/** Returns width and height, without outer gaps. */
export const getDotsSize = (count: number, perRow: number) => [
  perRow * dot.pitch - (dot.pitch - 2),
  roundUnits((getRowCount(count, perRow) - 1) * dot.rowPitch + 2),
];
/** Returns width and height, without outer gaps. */
export const getTilesSize = (count: number, perRow: number) => [
  roundUnits((perRow - 1) * tile.pitch + getTileWidth(perRow)),
  (getRowCount(count, perRow) - 1) * tile.rowPitch + tile.height,
];

/** Calls `draw` per row with the row, its first column and its number of units. */
function joinRows(
  { from, to, perRow }: UnitRange,
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

/** Returns a path of dots with a radius of one, or less for outlines. */
export function getDotsPath(units: UnitRange, hollow = false): string {
  const [width = 0] = getDotsSize(1, units.perRow);
  const mirrored = units.direction === "rtl";
  const r = hollow ? 0.9 : 1;
  const ring = `a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`;
  const next = `m${mirrored ? -dot.pitch : dot.pitch} 0`;
  return joinRows(units, (row, column, count) => {
    const middle = mirrored ? width - column * dot.pitch - 1 : column * dot.pitch + 1;
    const start = `M${roundUnits(middle - r)} ${roundUnits(row * dot.rowPitch + 1)}`;
    return start + Array(count).fill(ring).join(next);
  });
}

/** Returns a path of tiles, inset if `hollow`, for outlines. */
export function getTilesPath(units: UnitRange, hollow = false): string {
  const [width = 0] = getTilesSize(1, units.perRow);
  const one = getTileWidth(units.perRow);
  const [side, edge] = hollow ? [getInset(units.perRow), 0.5] : [0, 0];
  const [across, down] = [roundUnits(one - 2 * side), tile.height - 2 * edge];
  return joinRows(units, (row, column, count) =>
    Array.from({ length: count }, (_, index) => {
      const start = (column + index) * tile.pitch;
      const left = units.direction === "rtl" ? width - start - one : start;
      const top = row * tile.rowPitch + edge;
      return `M${roundUnits(left + side)} ${top}h${across}v${down}h-${across}z`;
    }).join(""),
  );
}
