/** When something begins and ends, in one unit for all. */
export interface Span {
  start: number;
  end: number;
}

export interface Place {
  /** Where it begins on the line, 0 to 1. */
  from: number;
  /** How much of the line it takes, 0 to 1. */
  length: number;
  /** The row its words stand in, from 0. */
  row: number;
  /** How much of the line its words may take, 0 to 1. */
  room: number;
  /** Its words end where the line ends: there is no room after its beginning. */
  atEnd: boolean;
}

/**
 * Places phases on one line. Words stand below the beginning of their phase and run on from there;
 * those that would meet later words, or a stem on its way down to them, stand a row lower.
 *
 * @param spans in the order of their beginnings
 * @param least the part of the line that words need at least, 0 to 1
 */
export function layOut(spans: readonly Span[], least: number): Place[] {
  const first = Math.min(...spans.map(({ start }) => start));
  const whole = Math.max(0, ...spans.map(({ end }) => end - first)) || 1;
  const placed: Place[] = [];
  for (const { start, end } of spans.toReversed()) {
    const from = (start - first) / whole;
    const atEnd = from > 1 - least;
    const left = atEnd ? 1 - least : from;
    let row = 0;
    let room = 1 - left;
    for (const later of placed) {
      const distance = Math.min(later.from, 1 - least) - left;
      if (distance < least - tolerance) row = Math.max(row, later.row + 1);
    }
    for (const later of placed) {
      const distance = Math.min(later.from, 1 - least) - left;
      if (later.row >= row) room = Math.min(room, distance);
    }
    placed.push({ from, length: Math.max(0, end - start) / whole, row, room, atEnd });
  }
  return placed.reverse();
}

/** Of sums of fractions. */
const tolerance = 1e-9;
