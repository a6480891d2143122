const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
] as const;

/** Format "waiting 3 days". */
export function formatWaiting(since: string, now: number): string {
  const passed = now - Date.parse(since);
  for (const [unit, length] of units) {
    const count = Math.floor(passed / length);
    if (count > 0) return `waiting ${count} ${unit}${count === 1 ? "" : "s"}`;
  }
  return "waiting less than an hour";
}

/** Returns a colleague's name, or who else acted. */
export const formatPerson = (names: Record<string, string>, by: string): string =>
  names[by] ?? (by === "visitor" ? "the sender" : by);

export const formatStars = (rating: number | null): string => (rating ? `${rating} of 5` : "");
