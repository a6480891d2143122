/** Zone in which deadlines end: the agency's last to end a day. */
export const deadlineZone = "Europe/London";

const calendar = new Intl.DateTimeFormat("en", {
  timeZone: deadlineZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

export function getLondonDay(moment: Date): string {
  // No locale formats days as ISO 8601 in every browser.
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/**
 * Whether a vacancy takes applications.
 *
 * @param deadline last day to apply (ISO 8601), or null for none
 */
export const isAcceptingApplications = (deadline: string | null | undefined, now: Date): boolean =>
  !deadline || getLondonDay(now) <= deadline.slice(0, 10);

/** Whether a deadline has passed. @param today ISO 8601 day in London */
export const hasDeadlinePassed = (deadline: string | null, today: string): boolean =>
  deadline !== null && deadline < today;

export const countDaysLeft = (deadline: string, today: string): number =>
  Math.round((Date.parse(deadline) - Date.parse(today)) / 86_400_000);
