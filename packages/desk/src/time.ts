import { officeCity, officeTimeZone } from "@agency/content/office-time";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: officeTimeZone });
const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: officeTimeZone,
});

/** Format "24 Nov 2026", in the office's time zone. */
export const formatDay = (at: string): string => day.format(new Date(at));

/** Format "24 Nov 2026, 14:05 (Dubai)". */
export const formatTime = (at: string): string => `${moment.format(new Date(at))} (${officeCity})`;
