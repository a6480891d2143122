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

/** A stretch of a list: from the item `start` up to but without `end`, counted from 0. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * Remembers in which stretches each list was asked for: its first part, and with each further
 * question, however many parts that is about, all that was not asked for before.
 *
 * @returns the stretches that hold a list, known by its name, up to the end of a part
 */
export function stretchesBy({ startOf, endOf }: Pick<Parts, "startOf" | "endOf">) {
  const asked = new Map<string, number[]>();
  return (list: string, part: number): Stretch[] => {
    const known = asked.get(list) ?? [1];
    const ends = known.every((end) => end < part) ? [...known, part] : known;
    asked.set(list, ends);
    return ends
      .map((end, index) => ({ start: startOf((ends[index - 1] ?? 0) + 1), end: endOf(end) }))
      .filter(({ start }) => start < endOf(part));
  };
}
