import { UsageError } from "./usageError.js";

const day = 24 * 60 * 60 * 1000;

/** @param {string} timeZone */
function readTimeZone(timeZone) {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw new UsageError(`There is no time zone "${timeZone}". Give a name such as Asia/Dubai.`);
  }
}

/**
 * @param {number} time
 * @param {string} timeZone
 * @returns {string} such as "+04:00"
 */
function getOffset(time, timeZone) {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value;
  return name?.replace("GMT", "") || "+00:00";
}

/**
 * @param {string} text
 * @returns {number} the same time in UTC
 */
function readWallTime(text) {
  const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  // Some engines turn February 30 into March 2.
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(text))
    throw new UsageError(`"${text}" is no date and time. Write it as in 2027-03-01T10:00.`);
  return utc;
}

/** In 100 days, at 9:00. */
const getDefaultTime = (/** @type {number} */ now) =>
  `${new Date(now + 100 * day).toISOString().slice(0, 10)}T09:00`;

/**
 * Reads the options for the opening.
 *
 * @param {string | undefined} opens Wall-clock time without offset.
 * @param {string | undefined} zone Default: the one of this machine.
 * @param {number} [now]
 */
export function readOpening(opens, zone, now = Date.now()) {
  const timeZone = readTimeZone(zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const text = opens ?? getDefaultTime(now);
  const utc = readWallTime(text);
  // Daylight saving may begin or end on this day.
  const offset = [utc - day, utc + day]
    .map((time) => getOffset(time, timeZone))
    .find((each) => getOffset(Date.parse(`${text}${each}`), timeZone) === each);
  if (!offset)
    throw new UsageError(`Clocks in ${timeZone} skip ${text}. Choose an earlier or later time.`);
  const opensAt = `${text}:00${offset}`;
  if (Date.parse(opensAt) <= now)
    throw new UsageError(`${text} in ${timeZone} has passed. Give a time to come.`);
  return { opensAt, timeZone };
}
