/** Time zone of planned dates. */
export const officeTimeZone = "Asia/Dubai";

/** City of `officeTimeZone`. */
export const officeCity = "Dubai";

/** Returns a zone's offset from UTC at a moment, both in ms. @param timeZone IANA name */
export function getUtcOffset(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(moment);
  const get = (name: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === name)?.value);
  const there = Date.UTC(
    get("year"),
    get("month") - 1,
    get("day"),
    get("hour"),
    get("minute"),
    get("second"),
  );
  return there - Math.floor(moment / 1_000) * 1_000;
}

/** Returns the value of an `<input type="datetime-local">` in the office's zone, to the minute. */
export const toOfficeInput = (moment: number): string =>
  new Date(moment + getUtcOffset(moment, officeTimeZone)).toISOString().slice(0, 16);

/** Converts the value of an `<input type="datetime-local">` in the office's zone to UTC. */
export function fromOfficeInput(value: string): string {
  const there = Date.parse(`${value}Z`);
  const near = there - getUtcOffset(there, officeTimeZone);
  return new Date(there - getUtcOffset(near, officeTimeZone)).toISOString();
}
