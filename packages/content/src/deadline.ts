/**
 * Time zone of deadlines: the westernmost of the agency's offices. A deadline passes when its day
 * ends there.
 */
export const deadlineZone = "Europe/London";

const calendar = new Intl.DateTimeFormat("en", {
  timeZone: deadlineZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Returns the day in London, as ISO 8601. */
export function getLondonDay(moment: Date): string {
  // Built from parts: no locale formats days as ISO 8601 in every browser.
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/**
 * Whether a vacancy still takes applications.
 *
 * @param deadline last day to apply (ISO 8601), or null for no deadline
 */
export const takesApplications = (deadline: string | null | undefined, now: Date): boolean =>
  !deadline || getLondonDay(now) <= deadline.slice(0, 10);

/** Whether a deadline has passed. @param today ISO 8601 day in London */
export const isClosed = (deadline: string | null, today: string): boolean =>
  deadline !== null && deadline < today;

/** Returns the days until a deadline. 0 is today. */
export const countDaysLeft = (deadline: string, today: string): number =>
  Math.round((Date.parse(deadline) - Date.parse(today)) / 86_400_000);
