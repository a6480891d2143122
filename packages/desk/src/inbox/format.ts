const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Format "24 Nov 2026". */
export const formatDay = (at: string): string => day.format(new Date(at));

/** Format "24 Nov 2026, 14:05". */
export const formatTime = (at: string): string => moment.format(new Date(at));

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

/** Returns a colleague's name, or who else took a step. */
export const formatPerson = (names: Record<string, string>, by: string): string =>
  names[by] ?? (by === "visitor" ? "the sender" : by);

export const formatStars = (rating: number | null): string => (rating ? `${rating} of 5` : "");
