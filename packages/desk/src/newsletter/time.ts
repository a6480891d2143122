import { officeCity, officeTimeZone } from "@agency/content/office-time";

/** Formats a time in the office's zone. */
export const formatTime = (iso: string): string =>
  `${new Date(iso).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: officeTimeZone })} (${officeCity})`;
