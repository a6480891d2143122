export const unit = { pitch: 13, away: 12, dot: 8.4, half: 17 } as const;

/** Returns the occupancy, 0 to 1. @param capacity 0 results in 0 */
export const getOccupancyRate = (inside: number, capacity: number): number =>
  capacity > 0 ? Math.min(1, Math.max(0, inside / capacity)) : 0;

/** Returns points above and below the line. An odd one goes above. */
export function getPoints(inside: number, members: number): { above: number; below: number } {
  const points = Math.max(0, Math.round(inside / members));
  return { above: Math.ceil(points / 2), below: Math.floor(points / 2) };
}

/** Returns the width at full capacity: all rows share one scale. */
export const getWidth = (capacity: number, members: number): number =>
  (getPoints(capacity, members).above + 1.5) * unit.pitch;

export const getEnd = (above: number): number => (above + 0.75) * unit.pitch;

const row = (count: number, y: number) =>
  count === 0
    ? ""
    : `M${unit.pitch * 0.75} ${y}h0${`m${unit.pitch} 0h0`.repeat(Math.max(0, count - 1))}`;

/** Returns points as zero-length subpaths around y = 0. */
export const getPath = ({ above, below }: { above: number; below: number }): string =>
  row(above, -unit.away) + row(below, unit.away);
