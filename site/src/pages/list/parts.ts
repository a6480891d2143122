/** A list is shown in parts: the first one, and those that the visitor asks for after it. */
export interface Parts {
  /** Where a part ends, counted from 0, the item itself not included. Parts count from 1. */
  endOf: (part: number) => number;
  startOf: (part: number) => number;
  /** How many parts `count` items make, at least one. */
  partsOf: (count: number) => number;
}

/** @param more how many items each part after the first one has */
export function partsBy(first: number, more = first): Parts {
  const endOf = (part: number) => first + more * (part - 1);
  return {
    endOf,
    startOf: (part) => (part > 1 ? endOf(part - 1) : 0),
    partsOf: (count) => Math.max(1, 1 + Math.ceil((count - first) / more)),
  };
}
