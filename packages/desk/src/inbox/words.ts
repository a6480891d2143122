const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** As in "24 Nov 2026", where this browser is. */
export const dayOf = (at: string): string => day.format(new Date(at));

/** As in "24 Nov 2026, 14:05", where this browser is. */
export const momentOf = (at: string): string => moment.format(new Date(at));

export const starsOf = (rating: number | null): string => (rating ? `${rating} of 5` : "");
