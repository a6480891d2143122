/** The latest of the agency's days: until it has ended in London, a deadline has not passed. */
export const deadlineZone = "Europe/London";

const calendar = new Intl.DateTimeFormat("en", {
  timeZone: deadlineZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day of a moment in London, as ISO 8601. */
export function getLondonDay(moment: Date): string {
  // By its parts: no locale writes days as ISO 8601 does in every browser.
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/**
 * Whether a vacancy still takes applications. `deadline` is the last day on which it does
 * (ISO 8601), or null for no end.
 */
export const takesApplications = (deadline: string | null | undefined, now: Date): boolean =>
  !deadline || getLondonDay(now) <= deadline.slice(0, 10);

/** Whether a deadline has passed. @param today ISO 8601 day in London */
export const isClosed = (deadline: string | null, today: string): boolean =>
  deadline !== null && deadline < today;

/** Returns the days until a deadline. 0 is today. */
export const countDaysLeft = (deadline: string, today: string): number =>
  Math.round((Date.parse(deadline) - Date.parse(today)) / 86_400_000);
