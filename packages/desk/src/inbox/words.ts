const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** As in "24 Nov 2026", where this browser is. */
export const getDay = (at: string): string => day.format(new Date(at));

/** As in "24 Nov 2026, 14:05", where this browser is. */
export const toTime = (at: string): string => moment.format(new Date(at));

export const formatStars = (rating: number | null): string => (rating ? `${rating} of 5` : "");
