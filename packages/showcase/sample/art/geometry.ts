import {
  type Canvas,
  drawStraightAccent,
  field,
  getCirclePath,
  getPolylinePath,
  type Point,
} from "./canvas.ts";
import { createRandom } from "./random.ts";

/** Two hundred points on a circle, joined to `k` times their number. */
export function chord(canvas: Canvas): string {
  const { width, height, seed } = canvas;
  const next = createRandom(seed);
  const factor = 2 + (seed % 5);
  const start = next() * Math.PI * 2;
  const radius = Math.min(width, height) * 0.42;
  const at = (index: number): Point => {
    const angle = start + ((index % 200) / 200) * Math.PI * 2;
    return [width / 2 + Math.cos(angle) * radius, height / 2 + Math.sin(angle) * radius];
  };
  let lines = "";
  for (let index = 1; index < 200; index++)
    lines += getPolylinePath([at(index), at(index * factor)]);
  // Keeps chords near the middle height of wide crops.
  let way: [Point, Point] = [at(1), at(factor)];
  let best = Number.POSITIVE_INFINITY;
  for (let index = 1; index < 200; index++) {
    const [from, to] = [at(index), at(index * factor)];
    const long = Math.hypot(from[0] - to[0], from[1] - to[1]) / radius;
    const high = Math.max(Math.abs(from[1] - height / 2), Math.abs(to[1] - height / 2)) / radius;
    const cost = high + Math.abs(long - 1.3) * 2 + (from[0] < to[0] ? 0 : 0.2);
    if (cost < best) {
      best = cost;
      way = [from, to];
    }
  }
  return (
    field(canvas, lines, 0.38, 1.1) +
    field(canvas, getCirclePath(width / 2, height / 2, radius), 0.6, 1.3) +
    drawStraightAccent(canvas, ...way)
  );
}

/** Lines with a curve as envelope. */
export function envelope(canvas: Canvas): string {
  const { width, height, seed } = canvas;
  const next = createRandom(seed);
  const flip = next() < 0.5;
  const [left, right] = [width * 0.08, width * 0.92];
  const [top, bottom] = [height * 0.1, height * 0.9];
  const place = (x: number, y: number): Point => [
    left + (right - left) * x,
    flip ? bottom - (bottom - top) * y : top + (bottom - top) * y,
  ];
  const family = (count: number, pair: (t: number) => [Point, Point]) => {
    let lines = "";
    for (let index = 0; index <= count; index++) lines += getPolylinePath(pair(index / count));
    return lines;
  };
  const first = (t: number): [Point, Point] => [place(0, t), place(t, 1)];
  const frame = getPolylinePath([place(0, 0), place(1, 0), place(1, 1), place(0, 1), place(0, 0)]);
  const start = 0.42 + next() * 0.12;
  const from = place(0, start);
  // Wide crops keep the diamond.
  const to = place((start * (0.82 - start)) / (1 - start), 0.82);
  return (
    field(canvas, frame, 0.6) +
    field(canvas, family(62, first), 0.5) +
    field(
      canvas,
      family(62, (t) => [place(t, 0), place(1, t)]),
      0.55,
    ) +
    field(
      canvas,
      family(40, (t) => [place(t, 1), place(1, 1 - t)]),
      0.24,
    ) +
    drawStraightAccent(canvas, from, to)
  );
}

/** Eight-pointed stars, unfinished towards a corner. */
export function star(canvas: Canvas): string {
  const { width, height, seed } = canvas;
  const next = createRandom(seed);
  const rows = 5;
  const size = height / (rows + 0.25);
  const columns = Math.ceil(width / size);
  const gap = size * 0.5;
  const square = (x: number, y: number, radius: number, turn: number) => {
    const corners: Point[] = [];
    for (let corner = 0; corner <= 4; corner++) {
      const angle = turn + (corner * Math.PI) / 2;
      corners.push([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
    }
    return getPolylinePath(corners);
  };
  let [lines, faint] = ["", ""];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column < columns + 1; column++) {
      const [x, y] = [column * size + gap, row * size + gap];
      const progress = (column / columns) * 0.6 + (row / rows) * 0.62 + (next() - 0.5) * 0.3;
      const rings = Math.max(0, Math.round(5 - Math.max(0, progress - 0.32) * 9));
      lines += square(x, y, size * 0.5, 0) + square(x, y, size * 0.5, Math.PI / 4);
      for (let ring = 1; ring <= rings; ring++) {
        const radius = size * (0.5 - ring * 0.07);
        faint += square(x, y, radius, 0) + square(x, y, radius, Math.PI / 4);
      }
    }
  }
  let grid = "";
  for (let row = 0; row <= rows + 1; row++)
    grid += getPolylinePath([
      [0, row * size],
      [width, row * size],
    ]);
  for (let column = 0; column <= columns; column++) {
    grid += getPolylinePath([
      [column * size, 0],
      [column * size, height],
    ]);
  }
  const node = (column: number, row: number): Point => [column * size + gap, row * size + gap];
  const reach = Math.max(2, Math.min(3, columns - 3));
  const from = node(1, 3.5 - 0.5);
  return (
    field(canvas, grid, 0.42) +
    field(canvas, lines, 0.56) +
    field(canvas, faint, 0.4, 1) +
    drawStraightAccent(canvas, from, [from[0] + reach * size, from[1] - Math.min(reach, 2) * size])
  );
}
