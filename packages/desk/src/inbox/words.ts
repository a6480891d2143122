const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Formats as "24 Nov 2026", in the browser's time zone. */
export const getDay = (at: string): string => day.format(new Date(at));

/** Formats as "24 Nov 2026, 14:05", in the browser's time zone. */
export const toTime = (at: string): string => moment.format(new Date(at));

export const formatStars = (rating: number | null): string => (rating ? `${rating} of 5` : "");
