/** Whether the last day for applications is over. */
export const isClosed = (deadline: string | null, today: string): boolean =>
  deadline !== null && deadline < today;

/** Whole days until the last one: 0 is today. */
export const daysLeft = (deadline: string, today: string): number =>
  Math.round((Date.parse(deadline) - Date.parse(today)) / 86_400_000);

/** From how many days on it is told how many are left: in a list, and on the vacancy's own page. */
export const soon = { list: 14, page: 60 };
