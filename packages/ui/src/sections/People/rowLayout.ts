export type Row = 1 | 2 | 3 | 4;

/**
 * Returns the row size of each person on wide pages: four, with final rows of three to avoid a gap.
 * Five make three and two.
 */
export function getRowSizes(count: number): Row[] {
  if (count <= 4) return Array<Row>(count).fill(count as Row);
  if (count === 5) return [3, 3, 3, 2, 2];
  const threes = [0, 3, 2, 1][count % 4] as number;
  return Array.from({ length: count }, (_, index) => (index < count - threes * 3 ? 4 : 3));
}

/** Returns the position of each person in the row, from 0. */
export const getRowPositions = (rows: readonly Row[]): number[] => {
  let column = 0;
  return rows.map((row, index) => {
    column = row === rows[index - 1] && column < row - 1 ? column + 1 : 0;
    return column;
  });
};

/** Returns the side a portrait faces. The middle one of three faces the third. */
export const getFacing = (row: Row, column: number): "start" | "end" =>
  (row === 4 ? column % 2 === 1 : column > 0 && column === row - 1) ? "start" : "end";
