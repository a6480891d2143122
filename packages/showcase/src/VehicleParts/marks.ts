/** How one material's kilograms stand beside the others': where, and in how many columns. */
export interface Heap {
  /** In kilograms, one mark each. */
  count: number;
  columns: number;
  /** Where its first column starts, in units of the drawing. */
  x: number;
}

/** The size of a heap, in units of the drawing. */
export const heapSize = ({ count, columns }: Pick<Heap, "count" | "columns">, pitch: number) => ({
  width: Math.min(count, columns) * pitch,
  height: Math.ceil(count / columns) * pitch,
});

/**
 * Where the marks of a heap stand, counted from its lower start corner: row by row from the ground,
 * the last row as far as it goes.
 */
function getRows({ count, columns }: Pick<Heap, "count" | "columns">): number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; left -= columns) rows.push(Math.min(left, columns));
  return rows;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * One rhomb a kilogram, in few bytes: a diagonal line for all marks on it, which `getDash` cuts into
 * squares that stand on their corner.
 *
 * @param y the ground
 */
export function marks(heap: Heap, pitch: number, y: number): string {
  const rows = getRows(heap);
  const widest = rows[0] ?? 0;
  let d = "";
  // Along a diagonal, column and row grow together; rows that are full form one run.
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

/** The dashes of `marks`: hardly any length, and square ends make the rhomb. */
export const getDash = (pitch: number) => `.01 ${round(pitch * Math.SQRT2 - 0.01)}`;

/** Columns of heaps that are as high as each other. @param rows how many rows they have at most */
export const level = (rows: number) => (count: number) => Math.max(1, Math.ceil(count / rows));

/** Columns of heaps that fall towards the lighter ones. */
export const falling = (count: number) => Math.max(1, Math.round(0.187 * count ** 0.75));

/** Sets heaps beside each other, so that the last one ends at a place on the ground. */
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
