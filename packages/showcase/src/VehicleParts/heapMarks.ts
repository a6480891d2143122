export interface Heap {
  count: number;
  columns: number;
  x: number;
}

export const heapSize = ({ count, columns }: Pick<Heap, "count" | "columns">, pitch: number) => ({
  width: Math.min(count, columns) * pitch,
  height: Math.ceil(count / columns) * pitch,
});

function getRows({ count, columns }: Pick<Heap, "count" | "columns">): number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; left -= columns) rows.push(Math.min(left, columns));
  return rows;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Draws one line per diagonal, which `getDash` cuts into rotated squares.
 *
 * @param y ground
 */
export function drawHeap(heap: Heap, pitch: number, y: number): string {
  const rows = getRows(heap);
  const widest = rows[0] ?? 0;
  let d = "";
  // Along a diagonal, column and row increase together.
  for (let diagonal = 1 - rows.length; diagonal < widest; diagonal += 1) {
    const from = Math.max(0, -diagonal);
    let to = from;
    while (to < rows.length && diagonal + to < (rows[to] ?? 0)) to += 1;
    if (to === from) continue;
    const left = heap.x + (diagonal + from + 0.5) * pitch;
    const steps = (to - from - 1) * pitch + 0.1;
    d += `M${round(left)} ${round(y - (from + 0.5) * pitch)}l${round(steps)} ${round(-steps)}`;
  }
  return d;
}

/** Returns nearly zero-length dashes with square ends. */
export const getDash = (pitch: number) => `.01 ${round(pitch * Math.SQRT2 - 0.01)}`;

/** Returns columns for equally high heaps. @param rows maximum */
export const getEqualColumns = (rows: number) => (count: number) =>
  Math.max(1, Math.ceil(count / rows));

export const getTaperedColumns = (count: number) => Math.max(1, Math.round(0.187 * count ** 0.75));

/** Places heaps side by side, the last until `end`. */
export function heaps(
  counts: readonly number[],
  getColumns: (count: number) => number,
  { pitch, end, gap }: { pitch: number; end: number; gap: number },
): Heap[] {
  const columns = counts.map(getColumns);
  let x = end - columns.reduce((sum, each) => sum + each * pitch, gap * (counts.length - 1));
  return counts.map((count, index) => {
    const heap = { count, columns: columns[index] ?? 1, x };
    x += heap.columns * pitch + gap;
    return heap;
  });
}
