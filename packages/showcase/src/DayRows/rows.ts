/** Units of a row's drawing: from point to point, and from the line to the points on both sides. */
export const unit = { pitch: 13, away: 12, dot: 8.4, half: 17 } as const;

/** How full a place is, 0 to 1. @param capacity how many it holds; none: it is not full */
export const getFullness = (inside: number, capacity: number): number =>
  capacity > 0 ? Math.min(1, Math.max(0, inside / capacity)) : 0;

/** Points over and under the line, one for so many members; the last of an odd number is over it. */
export function getPoints(inside: number, members: number): { above: number; below: number } {
  const points = Math.max(0, Math.round(inside / members));
  return { above: Math.ceil(points / 2), below: Math.floor(points / 2) };
}

/** The width of all drawings of a list, so that they are at one scale: that of a full place. */
export const getWidth = (capacity: number, members: number): number =>
  (getPoints(capacity, members).above + 1.5) * unit.pitch;

/** The end of the line: one step behind the last point. */
export const getEnd = (above: number): number => (above + 0.75) * unit.pitch;

const row = (count: number, y: number) =>
  count === 0
    ? ""
    : `M${unit.pitch * 0.75} ${y}h0${`m${unit.pitch} 0h0`.repeat(Math.max(0, count - 1))}`;

/** The points as subpaths without length; the line is at 0. */
export const getPath = ({ above, below }: { above: number; below: number }): string =>
  row(above, -unit.away) + row(below, unit.away);
