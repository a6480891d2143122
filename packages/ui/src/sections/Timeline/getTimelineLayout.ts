/** In any unit. */
export interface TimeSpan {
  start: number;
  end: number;
}

interface PlacedSpan {
  /** 0 to 1 of the line. */
  from: number;
  /** 0 to 1 of the line. */
  length: number;
  /** Label row, from 0. */
  row: number;
  /** Maximum label width, 0 to 1. */
  maxLabelWidth: number;
}

export interface TimelineLayout {
  places: PlacedSpan[];
  /** Below 1 if the last label is wider than its phase. */
  end: number;
}

/**
 * Lays out phases on a line. A label that would collide with a later one, or its stem, moves down a
 * row. The line is shortened to fit the last label.
 *
 * @param spans sorted by start
 * @param min minimum width of a label, 0 to 1
 */
export function getTimelineLayout(spans: readonly TimeSpan[], min: number): TimelineLayout {
  const first = Math.min(...spans.map(({ start }) => start));
  const whole = Math.max(0, ...spans.map(({ end }) => end - first)) || 1;
  const latest = Math.max(0, ...spans.map(({ start }) => start - first)) / whole;
  const end = Math.min(1, (1 - min) / latest);
  const placed: PlacedSpan[] = [];
  for (const { start, end: until } of spans.toReversed()) {
    const from = ((start - first) / whole) * end;
    let row = 0;
    let maxLabelWidth = 1 - from;
    for (const later of placed) {
      if (later.from - from < min - tolerance) row = Math.max(row, later.row + 1);
    }
    for (const later of placed) {
      if (later.row >= row) maxLabelWidth = Math.min(maxLabelWidth, later.from - from);
    }
    placed.push({ from, length: (Math.max(0, until - start) / whole) * end, row, maxLabelWidth });
  }
  return { places: placed.reverse(), end };
}

/** Rounding tolerance. */
const tolerance = 1e-9;
