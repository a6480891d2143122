/** A Tuesday, the date of the sample content. */
export const referenceDate = "2026-11-17";

const week = 7 * 86_400_000;

/** Case studies and launches keep theirs: texts name the year. */
const fields = [
  "_createdAt",
  "publishedDate",
  "sentAt",
  "postedDate",
  "applicationDeadline",
  "nextLaunchAt",
];

/**
 * Shifts a sample document's dates by whole weeks, which keeps weekdays and hours.
 *
 * @param now day of the first start
 */
export function shiftDates<Document extends object>(document: Document, now: Date): Document {
  const { isSample } = document as { isSample?: unknown };
  const weeks = Math.floor((now.getTime() - Date.parse(referenceDate)) / week);
  if (isSample !== true || weeks === 0) return document;
  const moved = Object.entries(document as Record<string, unknown>).map(([name, value]) => [
    name,
    fields.includes(name) && typeof value === "string" ? later(value, weeks * week) : value,
  ]);
  return Object.fromEntries(moved) as Document;
}

/** Keeps the ISO 8601 format. */
function later(at: string, by: number): string {
  const moved = new Date(Date.parse(at) + by).toISOString();
  return at.includes("T") ? moved.replace(".000Z", "Z") : moved.slice(0, 10);
}
