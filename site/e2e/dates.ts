import { shiftDates } from "@agency/showcase/sample";

/** Returns a sample content date, shifted like the content. ISO 8601. */
export function sampleDate(day: string): string {
  const now = new Date(Number(process.env.AGENCY_E2E_NOW ?? Date.now()));
  return shiftDates({ isSample: true, postedDate: day }, now).postedDate;
}

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

export const formatDay = (day: string): string =>
  new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Returns a day's end in London, in ms since the epoch. */
export function endInLondon(day: string): number {
  const end = Date.parse(day) + 86_400_000;
  const hour = new Date(end).toLocaleTimeString("en-GB", {
    timeZone: "Europe/London",
    hour: "numeric",
  });
  return end - Number(hour) * 3_600_000;
}
