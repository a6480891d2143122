const rows = 3;

const round = (number: number) => Math.round(number * 10) / 10;

/** Returns a path per column of three dots, from the right and downwards, for `getDotStroke`. */
export function drawDotColumns(count: number, x: number, y: number, pitch: number): string[] {
  return Array.from({ length: Math.ceil(count / rows) }, (_, column) => {
    const more = Math.min(rows, count - column * rows) - 1;
    // Rounding must not drop the last dot.
    return `M${round(x - column * pitch)} ${round(y)}v${more * pitch + 1}`;
  });
}

/** Returns stroke attributes for round dots: one per `pitch`, or per zero-length segment (`h0`). */
export const getDotStroke = (size: number, pitch?: number) =>
  ({
    strokeWidth: size,
    strokeLinecap: "round",
    strokeDasharray: pitch === undefined ? undefined : `0 ${pitch}`,
  }) as const;

export function joinColumns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, column) =>
    lists.map((list) => list[column] ?? "").join(""),
  );
}

export const getGridPositions = (count: number, across: number, pitchX: number, pitchY: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    x: round((index % across) * pitchX),
    y: round(Math.floor(index / across) * pitchY),
  }));
