/** 301: it has moved for good; 410: it is gone for good. Source: RFC 9110, section 15. */
export const redirectStatuses = [301, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];
