/** How many people stand in one row of a wide page. */
export type Row = 1 | 2 | 3 | 4;

/**
 * How many stand in the row of each, on a wide page: four, and as many rows of three at the end as
 * leave no hole. Fewer than five stand in one row; five in three and two.
 */
export function getRows(count: number): Row[] {
  if (count <= 4) return Array<Row>(count).fill(count as Row);
  if (count === 5) return [3, 3, 3, 2, 2];
  const threes = [0, 3, 2, 1][count % 4] as number;
  return Array.from({ length: count }, (_, index) => (index < count - threes * 3 ? 4 : 3));
}

/** Which of its row each is, counted from 0. */
export const getColumns = (rows: readonly Row[]): number[] => {
  let column = 0;
  return rows.map((row, index) => {
    column = row === rows[index - 1] && column < row - 1 ? column + 1 : 0;
    return column;
  });
};

/** Neighbours face each other; the middle one of three looks on, to the one after. */
export const getFacing = (row: Row, column: number): "start" | "end" =>
  (row === 4 ? column % 2 === 1 : column > 0 && column === row - 1) ? "start" : "end";
