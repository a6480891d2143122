import { getUtcOffset } from "@agency/content/office-time";

interface TimeOfDay {
  hour: number;
  minute: number;
  /** IANA name. */
  timeZone: string;
}

const day = 86_400_000;

/**
 * Returns the last such time, not after `now` (ms since 1970). If daylight saving skips it, the
 * same duration after midnight counts.
 */
export function getLastOccurrence({ hour, minute, timeZone }: TimeOfDay, now: number): number {
  const today = Math.floor((now + getUtcOffset(now, timeZone)) / day) * day;
  const momentOn = (date: number): number => {
    const there = date + (hour * 60 + minute) * 60_000;
    const near = there - getUtcOffset(there, timeZone);
    return there - getUtcOffset(near, timeZone);
  };
  const moment = momentOn(today);
  return moment <= now ? moment : momentOn(today - day);
}
