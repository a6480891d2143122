import { brand } from "../../brand.ts";

/** Deadlines are told by the calendar of London: the last day ends there. */
const zone = brand.timeZones.london;

const calendar = new Intl.DateTimeFormat("en", {
  timeZone: zone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day of a moment in London, as ISO 8601. */
export function dayOf(moment: Date): string {
  // By its parts: no locale writes days as ISO 8601 does in every browser.
  const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/** Whether the last day for applications is over. */
export const isClosed = (deadline: string | null, today: string): boolean =>
  deadline !== null && deadline < today;

/** Whole days until the last one: 0 is today. */
export const daysLeft = (deadline: string, today: string): number =>
  Math.round((Date.parse(deadline) - Date.parse(today)) / 86_400_000);

/** From how many days on it is told how many are left: in a list, and on the vacancy's own page. */
export const soon = { list: 14, page: 60 };
