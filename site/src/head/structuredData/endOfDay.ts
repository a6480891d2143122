/**
 * The last second of a day in a zone, with that zone's offset: `2026-07-31T23:59:59+01:00`. What is
 * valid "through" a day ends with it there.
 *
 * @param day ISO 8601
 * @param timeZone IANA
 */
export function endOfDay(day: string, timeZone: string): string {
  const date = day.slice(0, 10);
  const offsetAt = (moment: Date) => {
    const parts = new Intl.DateTimeFormat("en", {
      timeZone,
      timeZoneName: "longOffset",
    }).formatToParts(moment);
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
    return name.slice(3) || "+00:00";
  };
  // Twice: the offset of that second as if in UTC may be that of another day's part.
  const first = offsetAt(new Date(`${date}T23:59:59Z`));
  return `${date}T23:59:59${offsetAt(new Date(`${date}T23:59:59${first}`))}`;
}
