/** Moved permanently, gone. Source: RFC 9110, section 15. */
export const redirectStatuses = [301, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];
