const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Format "24 Nov 2026". */
export const formatDay = (at: string): string => day.format(new Date(at));

/** Format "24 Nov 2026, 14:05". */
export const formatTime = (at: string): string => moment.format(new Date(at));

export const formatStars = (rating: number | null): string => (rating ? `${rating} of 5` : "");
