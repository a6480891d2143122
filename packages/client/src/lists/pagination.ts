/** Pages of the list count from 1. */
export interface Pagination {
  getPartEnd: (part: number) => number;
  /** At least one. */
  countParts: (count: number) => number;
}

/**
 * Creates conversions between page numbers and item counts.
 *
 * @param more items per page after the first. @default `first`
 */
export const createPagination = (first: number, more = first): Pagination => ({
  getPartEnd: (part) => first + more * (part - 1),
  countParts: (count) => Math.max(1, 1 + Math.ceil((count - first) / more)),
});
