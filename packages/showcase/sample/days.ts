/** Reference day of the sample content, a Tuesday. Dates are relative to it. */
export const sampleDay = "2026-11-17";

const week = 7 * 86_400_000;

/** Fields that are shifted. Case studies and launches are not: their texts name the year. */
const fields = [
  "_createdAt",
  "publishedDate",
  "sentAt",
  "postedDate",
  "applicationDeadline",
  "nextLaunchAt",
];

/**
 * Returns a sample document with its dates shifted by whole weeks, which keeps weekdays and hours.
 * Returns other documents unchanged.
 *
 * @param now day of the first start
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

/** Adds milliseconds to an ISO 8601 date or UTC time and keeps its format. */
function later(at: string, by: number): string {
  const moved = new Date(Date.parse(at) + by).toISOString();
  return at.includes("T") ? moved.replace(".000Z", "Z") : moved.slice(0, 10);
}
