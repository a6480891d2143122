/** Lunches in a column, like the boxes in a crate. */
const rows = 3;

const round = (number: number) => Math.round(number * 10) / 10;

/**
 * Dots in columns of three, counted from the right and downwards: path data for each column, a line
 * to be stroked by `getDots`. `x` and `y` are the middle of the first dot.
 */
export function dotColumns(count: number, x: number, y: number, pitch: number): string[] {
  return Array.from({ length: Math.ceil(count / rows) }, (_, column) => {
    const more = Math.min(rows, count - column * rows) - 1;
    // A little longer, so that the last dot is no matter of rounding.
    return `M${round(x - column * pitch)} ${round(y)}v${more * pitch + 1}`;
  });
}

/** Strokes a path as round dots: at every `pitch` of its lines, or one for each point, `h0`. */
export const getDots = (size: number, pitch?: number) =>
  ({
    strokeWidth: size,
    strokeLinecap: "round",
    strokeDasharray: pitch === undefined ? undefined : `0 ${pitch}`,
  }) as const;

/** Columns of several lists, one beneath the other, as one. */
export function joinColumns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, column) =>
    lists.map((list) => list[column] ?? "").join(""),
  );
}

/** The middles of `count` places in lines of `across`, from the left. */
export const places = (count: number, across: number, pitchX: number, pitchY: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    x: round((index % across) * pitchX),
    y: round(Math.floor(index / across) * pitchY),
  }));
