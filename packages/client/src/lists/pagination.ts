/** Item counts of list pages, which count from 1. */
export interface Pagination {
  /** Returns the number of items up to the end of a page. */
  getPartEnd: (part: number) => number;
  /** Returns the number of pages, at least one. */
  countParts: (count: number) => number;
}

/**
 * @param first number of items on the first page
 * @param more number of items on later pages.
 * @default `first`
 */
export const createPagination = (first: number, more = first): Pagination => ({
  getPartEnd: (part) => first + more * (part - 1),
  countParts: (count) => Math.max(1, 1 + Math.ceil((count - first) / more)),
});
