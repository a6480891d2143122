/** From opening to closing. */
export type Occupancy = readonly (readonly [time: string, inside: number])[];

/** Parses minutes since midnight: "17:30". */
export function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

const two = (value: number) => String(value).padStart(2, "0");

/** Formats minutes since midnight as "17:30". */
export const formatTime = (minutes: number): string =>
  `${two(Math.floor(minutes / 60) % 24)}:${two(Math.floor(minutes) % 60)}`;

/** Returns opening and closing in minutes since midnight. */
export function getHours(day: Occupancy): { open: number; close: number } {
  return {
    open: parseMinutes(day[0]?.[0] ?? "0:0"),
    close: parseMinutes(day.at(-1)?.[0] ?? "0:0"),
  };
}

export function getElapsedShare(day: Occupancy, minutes: number): number {
  const { open, close } = getHours(day);
  return close > open ? Math.min(1, Math.max(0, (minutes - open) / (close - open))) : 0;
}

/**
 * Returns people inside, by monotone cubic interpolation (Fritsch and Carlson, 1980): no peak
 * exceeds a count.
 *
 * @param minutes since midnight, clamped to the opening hours
 */
export function getPeopleInside(day: Occupancy, minutes: number): number {
  const x = day.map(([time]) => parseMinutes(time));
  const y = day.map(([, inside]) => inside);
  const last = day.length - 1;
  if (last < 0) return 0;
  const at = Math.min(Math.max(minutes, x[0]!), x[last]!);
  const slope = (i: number) => (y[i + 1]! - y[i]!) / (x[i + 1]! - x[i]!);
  const tangent = (i: number) => {
    if (i === 0 || i === last) return 0;
    const [before, after] = [slope(i - 1), slope(i)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  const i = Math.max(
    0,
    x.findLastIndex((from, index) => from <= at && index < last),
  );
  if (last === 0) return y[0]!;
  const width = x[i + 1]! - x[i]!;
  const t = (at - x[i]!) / width;
  const value =
    (2 * t ** 3 - 3 * t ** 2 + 1) * y[i]! +
    (t ** 3 - 2 * t ** 2 + t) * width * tangent(i) +
    (3 * t ** 2 - 2 * t ** 3) * y[i + 1]! +
    (t ** 3 - t ** 2) * width * tangent(i + 1);
  return Math.round(value);
}
