import { getLinePoints, type Pen, type Point, stroke } from "../pen.ts";

const { PI, ceil, cos, max, min, round, sin } = Math;

/** Draws eight-pointed stars, unfinished towards one corner. */
export default function star({ context, width, height, random }: Pen): Point[] {
  const rows = 5;
  const size = height / (rows + 0.25);
  const columns = ceil(width / size);
  const square = (x: number, y: number, radius: number, turn: number) => {
    const corners = Array.from({ length: 5 }, (_, corner): Point => {
      const angle = turn + (corner * PI) / 2;
      return [x + cos(angle) * radius, y + sin(angle) * radius];
    });
    stroke(context, corners);
  };
  const both = (x: number, y: number, radius: number) => {
    square(x, y, radius, 0);
    square(x, y, radius, PI / 4);
  };
  context.lineWidth = 1;
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [x, y] = [(column + 0.5) * size, (row + 0.5) * size];
      const way = (column / columns) * 0.6 + (row / rows) * 0.62 + (random() - 0.5) * 0.3;
      const rings = round(5 - max(0, way - 0.32) * 9);
      context.globalAlpha = 0.56;
      both(x, y, size * 0.5);
      context.globalAlpha = 0.4;
      for (let ring = 1; ring <= rings; ring++) both(x, y, size * (0.5 - ring * 0.07));
    }
  }
  context.globalAlpha = 0.42;
  for (let row = 0; row <= rows + 1; row++) {
    stroke(context, [
      [0, row * size],
      [width, row * size],
    ]);
  }
  for (let column = 0; column <= columns; column++) {
    stroke(context, [
      [column * size, 0],
      [column * size, height],
    ]);
  }
  const reach = max(1, min(3, columns - 3));
  const from: Point = [1.5 * size, 3.5 * size];
  const start: Point = from[0] + reach * size > width - size * 0.4 ? [0.5 * size, from[1]] : from;
  return getLinePoints(start, [start[0] + reach * size, start[1] - min(reach, 2) * size]);
}
