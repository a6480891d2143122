import { datedFor } from "@agency/showcase/sample";

/** A day of the sample content's sources, as ISO 8601, on the day that the tests' content is dated for. */
export function sampleDate(day: string): string {
  const now = new Date(Number(process.env.AGENCY_E2E_NOW ?? Date.now()));
  return datedFor({ isSample: true, postedDate: day }, now).postedDate;
}

/** A day some days after another. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** A day as an English page writes it out. */
export const written = (day: string): string =>
  new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The moment at which a day ends in London, in ms since the epoch. */
export function endInLondon(day: string): number {
  const end = Date.parse(day) + 86_400_000;
  const hour = new Date(end).toLocaleTimeString("en-GB", {
    timeZone: "Europe/London",
    hour: "numeric",
  });
  return end - Number(hour) * 3_600_000;
}
