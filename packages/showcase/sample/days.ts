/** The day that the sample content is written for, a Tuesday: what it dates, it dates from here. */
export const sampleDay = "2026-11-17";

const week = 7 * 86_400_000;

/**
 * Moments and days of a document which say how fresh it is. What a case study tells of is none of
 * them, nor is a product's launch: their texts name the year.
 */
const fields = [
  "_createdAt",
  "publishedDate",
  "sentAt",
  "postedDate",
  "applicationDeadline",
  "nextLaunchAt",
];

/**
 * A document of the sample content with its dates as on a day: moved by whole weeks, so that each
 * keeps its weekday and hour. Anything else is given back as it is.
 *
 * @param now the day of the first start
 */
export function datedFor<Document extends object>(document: Document, now: Date): Document {
  const { isSample } = document as { isSample?: unknown };
  const weeks = Math.floor((now.getTime() - Date.parse(sampleDay)) / week);
  if (isSample !== true || weeks === 0) return document;
  const moved = Object.entries(document as Record<string, unknown>).map(([name, value]) => [
    name,
    fields.includes(name) && typeof value === "string" ? later(value, weeks * week) : value,
  ]);
  return Object.fromEntries(moved) as Document;
}

/** An ISO 8601 day or moment in UTC, some ms later, in the form that it came in. */
function later(at: string, by: number): string {
  const moved = new Date(Date.parse(at) + by).toISOString();
  return at.includes("T") ? moved.replace(".000Z", "Z") : moved.slice(0, 10);
}
