/** In SVG units. */
export const drawingSize = { width: 1000, height: 200 } as const;

/** Undistorted. */
const baseHeight = 150;
/** Distortion centre. */
const [centreX, centreY] = [420, 95];

const getDistortion = (distance: number, reach: number) => Math.exp(-((distance / reach) ** 2));

/** Returns the height of the line. @param at 0 to 1 */
export const getLineHeight = (at: number) =>
  baseHeight - 34 * getDistortion(at * drawingSize.width - centreX, 105);

const round = (value: number) => Math.round(value * 10) / 10;
const path = (points: [number, number][]) =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");

/** Returns the path between two positions, 0 to 1. */
export function getLinePath(from: number, to: number): string {
  const places = [from];
  for (let step = Math.floor(from * 64) + 1; step < to * 64; step++) places.push(step / 64);
  return path([...places, to].map((at) => [at * drawingSize.width, getLineHeight(at)]));
}

/** Returns the path of the grid, pinched at the centre. */
export function field(): string {
  const rows = Array.from({ length: 15 }, (_, row) => {
    const y = (row + 0.5) * (drawingSize.height / 15);
    return path(
      Array.from({ length: 41 }, (_, column) => {
        const x = column * 25;
        return [x, y + (centreY - y) * 0.62 * getDistortion(x - centreX, 130)];
      }),
    );
  });
  const columns = Array.from({ length: 64 }, (_, column) => {
    const x = (column + 0.5) * (drawingSize.width / 64);
    return path(
      Array.from({ length: 9 }, (_, row) => {
        const y = row * 25;
        return [
          x +
            (centreX - x) * 0.5 * getDistortion(y - centreY, 60) * getDistortion(x - centreX, 150),
          y,
        ];
      }),
    );
  });
  return [...rows, ...columns].join("");
}
