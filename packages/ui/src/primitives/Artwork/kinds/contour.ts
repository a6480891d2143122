import { createNoise, getLinePoints, type Pen, type Point } from "../pen.ts";

const { ceil, floor, max, min } = Math;
const levels = 21;
const lowest = -1.3;
const rise = 0.13;

/** Draws contour lines (marching squares) with a path between two summits. */
export default function contour({ context, width, height, random }: Pen): Point[] {
  const [ground, bend] = [createNoise(random), createNoise(random)];
  const scale = 2.6 / min(width, height);
  // Turns round bumps into ridges and bays.
  const land = (x: number, y: number) => {
    const [u, v] = [x * scale, y * scale];
    const shift = 0.55 * bend(u * 0.8, v * 1.3, 0);
    return ground(u + v * 0.36 + shift, v * 1.9 - u * 0.36 + shift, 0) + 0.5 * bend(v * 1.7, u, 2);
  };
  const step = min(width, height) / 90;
  const [columns, rows] = [ceil(width / step), ceil(height / step)];
  const heights = Array.from({ length: (rows + 1) * (columns + 1) }, (_, i) =>
    land((i % (columns + 1)) * step, floor(i / (columns + 1)) * step),
  );
  const at = (column: number, row: number) => heights[row * (columns + 1) + column] as number;
  // Per cell: most cells cross no level.
  const lines: [Point, Point][][] = Array.from({ length: levels }, () => []);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners: [number, number, number][] = [
        [column, row, at(column, row)],
        [column + 1, row, at(column + 1, row)],
        [column + 1, row + 1, at(column + 1, row + 1)],
        [column, row + 1, at(column, row + 1)],
      ];
      const values = corners.map(([, , value]) => value);
      const first = max(0, ceil((min(...values) - lowest) / rise));
      const last = min(levels - 1, floor((max(...values) - lowest) / rise));
      for (let index = first; index <= last; index++) {
        const level = lowest + index * rise;
        const cuts: Point[] = [];
        corners.forEach(([x, y, from], side) => {
          const [toX, toY, to] = corners[(side + 1) % 4] as [number, number, number];
          if (from >= level === to >= level) return;
          const t = (level - from) / (to - from);
          cuts.push([(x + (toX - x) * t) * step, (y + (toY - y) * t) * step]);
        });
        for (let cut = 0; cut + 1 < cuts.length; cut += 2) {
          lines[index]?.push([cuts[cut] as Point, cuts[cut + 1] as Point]);
        }
      }
    }
  }
  lines.forEach((segments, index) => {
    const bold = index % 5 === 2;
    context.globalAlpha = bold ? 0.85 : 0.45;
    context.lineWidth = bold ? 1.5 : 0.9;
    context.beginPath();
    for (const [from, to] of segments) {
      context.moveTo(...from);
      context.lineTo(...to);
    }
    context.stroke();
  });
  const summit = (x0: number, x1: number, y0: number, y1: number): Point => {
    let best: Point = [width * x0, height * y0];
    let highest = Number.NEGATIVE_INFINITY;
    for (let row = ceil(rows * y0); row <= rows * y1; row++) {
      for (let column = ceil(columns * x0); column <= columns * x1; column++) {
        if (at(column, row) <= highest) continue;
        highest = at(column, row);
        best = [column * step, row * step];
      }
    }
    return best;
  };
  return getLinePoints(summit(0.2, 0.45, 0.55, 0.8), summit(0.55, 0.8, 0.2, 0.45));
}
