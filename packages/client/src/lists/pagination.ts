/** Numbers of items in the parts of a list. Parts count from 1. */
export interface Pagination {
  /** Returns the number of items up to the end of a part. */
  getPartEnd: (part: number) => number;
  /** Returns the number of parts, at least one. */
  countParts: (count: number) => number;
}

/**
 * @param first number of items in the first part
 * @param more number of items in each later part. @default `first`
 */
export const createPagination = (first: number, more = first): Pagination => ({
  getPartEnd: (part) => first + more * (part - 1),
  countParts: (count) => Math.max(1, 1 + Math.ceil((count - first) / more)),
});
