import { getHours, insideAt, type Occupancy } from "./occupancy.ts";

/** How finely a day is drawn. */
export interface Grain {
  /** Minutes from one column to the next. */
  minutes: number;
  /** Members to a point. */
  members: number;
}

/** On a wide page every ten minutes, on a phone every thirty. */
export const grains = {
  wide: { minutes: 10, members: 4 },
  narrow: { minutes: 30, members: 6 },
} as const satisfies Record<string, Grain>;

/** Units of the drawing: from column to column, from point to point, from the line to the first. */
const unit = { column: 10, point: 9, first: 11, edge: 5 } as const;

/** Of one time: where it stands on the day, and how many points it has on each side of the line. */
export interface DayColumn {
  /** Minutes since midnight. */
  minutes: number;
  above: number;
  below: number;
}

/** A column; of an odd number of points the last one stands above. */
export function columnAt(day: Occupancy, minutes: number, { members }: Grain): DayColumn {
  const points = Math.round(insideAt(day, minutes) / members);
  return { minutes, above: Math.ceil(points / 2), below: Math.floor(points / 2) };
}

/** All columns between the ends of the day, where the line's own points stand. */
export function getColumns(day: Occupancy, grain: Grain): DayColumn[] {
  const { open, close } = getHours(day);
  const count = Math.max(0, Math.ceil((close - open) / grain.minutes) - 1);
  return Array.from({ length: count }, (_, index) =>
    columnAt(day, open + (index + 1) * grain.minutes, grain),
  );
}

/** The last column that has begun by a time. */
export const columnBefore = (day: Occupancy, minutes: number, grain: Grain): number => {
  const { open } = getHours(day);
  return open + Math.floor((minutes - open) / grain.minutes) * grain.minutes;
};

/** The size of the drawing: as wide as its hours, as high as its fullest column on both sides. */
export function getSize(day: Occupancy, grain: Grain): { width: number; half: number } {
  const { open, close } = getHours(day);
  const max = Math.max(1, ...getColumns(day, grain).map(({ above }) => above));
  return {
    width: ((close - open) / grain.minutes) * unit.column,
    half: unit.first + (max - 1) * unit.point + unit.edge,
  };
}

/** How high a column reaches, 0 to 1 of the drawing's half. */
export const getReach = ({ above }: DayColumn, half: number): number =>
  above === 0 ? 0 : Math.min(1, (unit.first + (above - 1) * unit.point + unit.edge) / half);

const tower = (x: number, count: number, sign: 1 | -1): string => {
  if (count === 0) return "";
  const step = sign > 0 ? `m0 ${unit.point}h0` : `m0-${unit.point}h0`;
  return `M${x} ${sign * unit.first}h0${step.repeat(count - 1)}`;
};

/**
 * Points as subpaths without length, the line at 0: a stroke with round ends that does not scale
 * makes them round at any size of the drawing.
 */
export function getPath(columns: readonly DayColumn[], open: number, grain: Grain): string {
  return columns
    .map(({ minutes, above, below }) => {
      const x = ((minutes - open) / grain.minutes) * unit.column;
      return tower(x, above, -1) + tower(x, below, 1);
    })
    .join("");
}

/**
 * On which side of the hour its number stands: where the columns are lower, so that it covers none.
 * As wide as a twelfth of the day, it has no place before the first hours nor after the last.
 */
export function getSide(day: Occupancy, minutes: number, share: number): "before" | "after" {
  if (share < 0.1) return "after";
  if (share > 0.9) return "before";
  const { open, close } = getHours(day);
  const reach = (close - open) / 12;
  return insideAt(day, minutes - reach / 2) <= insideAt(day, minutes + reach / 2)
    ? "before"
    : "after";
}
