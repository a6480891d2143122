/** When something begins and ends, in one unit for all. */
export interface Span {
  start: number;
  end: number;
}

interface Place {
  /** Where it begins on the line, 0 to 1. */
  from: number;
  /** How much of the line it takes, 0 to 1. */
  length: number;
  /** The row its words stand in, from 0. */
  row: number;
  /** How much of the line its words may take, 0 to 1. */
  room: number;
}

export interface Layout {
  places: Place[];
  /** Where the line ends: before 1 where the last words need more room than their phase takes. */
  end: number;
}

/**
 * Places phases on one line. Words stand below the beginning of their phase and run on from there;
 * those that would meet later words, or a stem on its way down to them, stand a row lower. The line
 * ends early enough for the last words to begin at their point too.
 *
 * @param spans in the order of their beginnings
 * @param min the part of the line that words need at least, 0 to 1
 */
export function layOut(spans: readonly Span[], min: number): Layout {
  const first = Math.min(...spans.map(({ start }) => start));
  const whole = Math.max(0, ...spans.map(({ end }) => end - first)) || 1;
  const latest = Math.max(0, ...spans.map(({ start }) => start - first)) / whole;
  const end = Math.min(1, (1 - min) / latest);
  const placed: Place[] = [];
  for (const { start, end: until } of spans.toReversed()) {
    const from = ((start - first) / whole) * end;
    let row = 0;
    let room = 1 - from;
    for (const later of placed) {
      if (later.from - from < min - tolerance) row = Math.max(row, later.row + 1);
    }
    for (const later of placed) {
      if (later.row >= row) room = Math.min(room, later.from - from);
    }
    placed.push({ from, length: (Math.max(0, until - start) / whole) * end, row, room });
  }
  return { places: placed.reverse(), end };
}

/** Of sums of fractions. */
const tolerance = 1e-9;
