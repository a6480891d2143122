import { createPagination } from "@agency/client/lists/pagination";

/** A year of issues, and as many with each part after it. */
export const { getPartEnd } = createPagination(12, 12);
