/** 301: moved permanently; 410: gone. RFC 9110, section 15. */
export const redirectStatuses = [301, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];
