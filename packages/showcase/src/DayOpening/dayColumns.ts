import { getHours, getPeopleInside, type Occupancy } from "./occupancy.ts";

export interface Resolution {
  /** Minutes per column. */
  minutes: number;
  members: number;
}

export const resolutions = {
  wide: { minutes: 10, members: 4 },
  narrow: { minutes: 30, members: 6 },
} as const satisfies Record<string, Resolution>;

const unit = { column: 10, point: 9, first: 11, edge: 5 } as const;

export interface DayColumn {
  /** Since midnight. */
  minutes: number;
  above: number;
  below: number;
}

export function createColumn(day: Occupancy, minutes: number, { members }: Resolution): DayColumn {
  const points = Math.round(getPeopleInside(day, minutes) / members);
  return { minutes, above: Math.ceil(points / 2), below: Math.floor(points / 2) };
}

export function getColumns(day: Occupancy, grain: Resolution): DayColumn[] {
  const { open, close } = getHours(day);
  const count = Math.max(0, Math.ceil((close - open) / grain.minutes) - 1);
  return Array.from({ length: count }, (_, index) =>
    createColumn(day, open + (index + 1) * grain.minutes, grain),
  );
}

export const getLastColumnTime = (day: Occupancy, minutes: number, grain: Resolution): number => {
  const { open } = getHours(day);
  return open + Math.floor((minutes - open) / grain.minutes) * grain.minutes;
};

export function getSize(day: Occupancy, grain: Resolution): { width: number; half: number } {
  const { open, close } = getHours(day);
  const max = Math.max(1, ...getColumns(day, grain).map(({ above }) => above));
  return {
    width: ((close - open) / grain.minutes) * unit.column,
    half: unit.first + (max - 1) * unit.point + unit.edge,
  };
}

/** Returns a column's height as a share of half the drawing, 0 to 1. */
export const getColumnHeight = ({ above }: DayColumn, half: number): number =>
  above === 0 ? 0 : Math.min(1, (unit.first + (above - 1) * unit.point + unit.edge) / half);

const tower = (x: number, count: number, sign: 1 | -1): string => {
  if (count === 0) return "";
  const step = sign > 0 ? `m0 ${unit.point}h0` : `m0-${unit.point}h0`;
  return `M${x} ${sign * unit.first}h0${step.repeat(count - 1)}`;
};

/**
 * Returns zero-length subpaths around y = 0. A non-scaling stroke with round caps keeps them round.
 */
export function getPath(columns: readonly DayColumn[], open: number, grain: Resolution): string {
  return columns
    .map(({ minutes, above, below }) => {
      const x = ((minutes - open) / grain.minutes) * unit.column;
      return tower(x, above, -1) + tower(x, below, 1);
    })
    .join("");
}

/** Returns the side with lower columns, for a number as wide as a twelfth of the day. */
export function getLabelSide(day: Occupancy, minutes: number, share: number): "before" | "after" {
  if (share < 0.1) return "after";
  if (share > 0.9) return "before";
  const { open, close } = getHours(day);
  const reach = (close - open) / 12;
  return getPeopleInside(day, minutes - reach / 2) <= getPeopleInside(day, minutes + reach / 2)
    ? "before"
    : "after";
}
