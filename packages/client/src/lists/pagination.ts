/** Pages of the list count from 1. */
export interface Pagination {
  getPartEnd: (part: number) => number;
  /** At least one. */
  countParts: (count: number) => number;
}

/**
 * Creates functions that convert between page numbers and item counts.
 *
 * @param more number of items on pages after the first. @default `first`
 */
export const createPagination = (first: number, more = first): Pagination => ({
  getPartEnd: (part) => first + more * (part - 1),
  countParts: (count) => Math.max(1, 1 + Math.ceil((count - first) / more)),
});
