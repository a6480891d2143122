/** A list is shown in parts: the first one, and those that the visitor asks for after it. */
export interface Parts {
  /** Where a part ends, counted from 0, the item itself not included. Parts count from 1. */
  endOf: (part: number) => number;
  /** How many parts `count` items make, at least one. */
  partsOf: (count: number) => number;
}

/** @param more how many items each part after the first one has */
export const partsBy = (first: number, more = first): Parts => ({
  endOf: (part) => first + more * (part - 1),
  partsOf: (count) => Math.max(1, 1 + Math.ceil((count - first) / more)),
});
