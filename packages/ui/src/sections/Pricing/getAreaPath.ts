/**
 * Returns the SVG path around places `from` to `to` (exclusive), filled by row.
 *
 * @param columns places per row
 */
export function getAreaPath(
  from: number,
  to: number,
  columns: number,
  width: number,
  height: number,
) {
  const rect = (column: number, row: number, wide: number, high: number) =>
    wide > 0 && high > 0
      ? `M${column * width} ${row * height}h${wide * width}v${high * height}h${-wide * width}z`
      : "";
  const [firstRow, lastRow] = [Math.floor(from / columns), Math.floor(to / columns)];
  const [firstColumn, lastColumn] = [from % columns, to % columns];
  if (firstRow === lastRow) return rect(firstColumn, firstRow, to - from, 1);
  const whole = firstColumn === 0 ? firstRow : firstRow + 1;
  return [
    firstColumn > 0 && rect(firstColumn, firstRow, columns - firstColumn, 1),
    rect(0, whole, columns, lastRow - whole),
    rect(0, lastRow, lastColumn, 1),
  ]
    .filter(Boolean)
    .join("");
}
