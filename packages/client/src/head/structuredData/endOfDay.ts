/**
 * Returns the last second of a day in a time zone: `2026-07-31T23:59:59+01:00`.
 *
 * @param day ISO 8601
 * @param timeZone IANA
 */
export function getEndOfDay(day: string, timeZone: string): string {
  const date = day.slice(0, 10);
  const offsetAt = (moment: Date) => {
    const parts = new Intl.DateTimeFormat("en", {
      timeZone,
      timeZoneName: "longOffset",
    }).formatToParts(moment);
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
    return name.slice(3) || "+00:00";
  };
  // Twice: the offset may change between that second in UTC and in the zone.
  const first = offsetAt(new Date(`${date}T23:59:59Z`));
  return `${date}T23:59:59${offsetAt(new Date(`${date}T23:59:59${first}`))}`;
}
