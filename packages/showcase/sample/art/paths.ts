import {
  accent,
  type Canvas,
  drawShape,
  field,
  getCirclePath,
  getPolylinePath,
  type Point,
} from "./canvas.ts";
import { createRandom } from "./random.ts";

/** Graph. The accent is the shortest path (Dijkstra). */
export function network(canvas: Canvas): string {
  const { width, height, seed } = canvas;
  const next = createRandom(seed);
  const points: Point[] = [];
  const count = Math.round((width * height) / 7200);
  for (let index = 0; index < count; index++) {
    // Spaces points without a grid.
    let best: Point = [0, 0];
    let farthest = -1;
    for (let candidate = 0; candidate < 5; candidate++) {
      const point: Point = [next() * width, next() * height];
      const nearest = points.reduce(
        (min, other) => Math.min(min, Math.hypot(other[0] - point[0], other[1] - point[1])),
        Number.POSITIVE_INFINITY,
      );
      if (nearest > farthest) [best, farthest] = [point, nearest];
    }
    points.push(best);
  }
  const distance = (a: number, b: number) =>
    Math.hypot(
      (points[a] as Point)[0] - (points[b] as Point)[0],
      (points[a] as Point)[1] - (points[b] as Point)[1],
    );
  const edges = new Map<number, Set<number>>(points.map((_, index) => [index, new Set()]));
  for (let index = 0; index < points.length; index++) {
    const near = points
      .map((_, other) => other)
      .filter((other) => other !== index)
      .sort((a, b) => distance(index, a) - distance(index, b));
    for (const other of near.slice(0, 6)) {
      if (distance(index, other) > 190) continue;
      edges.get(index)?.add(other);
      edges.get(other)?.add(index);
    }
  }
  const nearestTo = (x: number, y: number) =>
    points.reduce(
      (best, [px, py], index) => {
        const far = Math.hypot(px - x, py - y);
        return far < best.far ? { far, index } : best;
      },
      { far: Number.POSITIVE_INFINITY, index: 0 },
    ).index;
  const way = shortestPath(
    edges,
    (a, b) => distance(a, b) ** 1.15,
    nearestTo(width * 0.1, height * 0.74),
    nearestTo(width * 0.9, height * 0.24),
  ).map((index) => points[index] as Point);

  let lines = "";
  for (const [from, neighbours] of edges) {
    for (const to of neighbours) {
      if (from < to) lines += getPolylinePath([points[from] as Point, points[to] as Point]);
    }
  }
  const dots = points.map(([x, y]) => getCirclePath(x, y, 2.6 + next() ** 1.6 * 4.4)).join("");
  return (
    field(canvas, lines, 0.36, 1.1) +
    drawShape(dots, canvas.palette.line, 0.94) +
    accent(canvas, getPolylinePath(way), way[0] as Point, way.at(-1) as Point)
  );
}

function shortestPath(
  edges: Map<number, Set<number>>,
  cost: (a: number, b: number) => number,
  from: number,
  to: number,
): number[] {
  const total = new Map([[from, 0]]);
  const cameFrom = new Map<number, number>();
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => ((total.get(a) ?? 0) <= (total.get(b) ?? 0) ? a : b));
    if (here === to) break;
    open.delete(here);
    for (const there of edges.get(here) ?? []) {
      const sum = (total.get(here) ?? 0) + cost(here, there);
      if (sum >= (total.get(there) ?? Number.POSITIVE_INFINITY)) continue;
      total.set(there, sum);
      cameFrom.set(there, here);
      open.add(there);
    }
  }
  const way = [to];
  while (way[0] !== from) {
    const previous = cameFrom.get(way[0] as number);
    if (previous === undefined) throw new Error("The network is in pieces: choose another seed.");
    way.unshift(previous);
  }
  return way;
}

/** Maze. The accent is the shortest path (breadth-first search). */
export function maze(canvas: Canvas): string {
  const { width, height, seed } = canvas;
  const next = createRandom(seed);
  const margin = 60;
  const rows = 12;
  const size = (height - 2 * margin) / rows;
  const columns = Math.floor((width - 2 * margin) / size);
  const left = (width - columns * size) / 2;
  const cell = (column: number, row: number) => row * columns + column;
  const open = new Set<string>();
  const join = (a: number, b: number) => open.add(`${Math.min(a, b)}-${Math.max(a, b)}`);
  const joined = (a: number, b: number) => open.has(`${Math.min(a, b)}-${Math.max(a, b)}`);
  const neighbours = (index: number) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [
      ...(column > 0 ? [index - 1] : []),
      ...(column < columns - 1 ? [index + 1] : []),
      ...(row > 0 ? [index - columns] : []),
      ...(row < rows - 1 ? [index + columns] : []),
    ];
  };
  const visited = new Set([0]);
  const trail = [0];
  while (trail.length > 0) {
    const here = trail.at(-1) as number;
    const fresh = neighbours(here).filter((index) => !visited.has(index));
    const there = fresh[Math.floor(next() * fresh.length)];
    if (there === undefined) {
      trail.pop();
      continue;
    }
    join(here, there);
    visited.add(there);
    trail.push(there);
  }
  for (let index = 0; index < columns * rows; index++) {
    for (const other of neighbours(index)) if (next() < 0.1) join(index, other);
  }
  const start = cell(0, rows - 3);
  const goal = cell(columns - 1, 3);
  const cameFrom = new Map<number, number>([[start, start]]);
  const queue = [start];
  for (const here of queue) {
    for (const there of neighbours(here)) {
      if (!joined(here, there) || cameFrom.has(there)) continue;
      cameFrom.set(there, here);
      queue.push(there);
    }
  }
  const centre = (index: number): Point => [
    left + ((index % columns) + 0.5) * size,
    margin + (Math.floor(index / columns) + 0.5) * size,
  ];
  const way: Point[] = [];
  for (let here = goal; ; here = cameFrom.get(here) as number) {
    way.unshift(centre(here));
    if (here === start) break;
  }
  let walls = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * size, margin + row * size];
      const index = cell(column, row);
      if (column > 0 && !joined(index, index - 1))
        walls += getPolylinePath([
          [x, y],
          [x, y + size],
        ]);
      if (row > 0 && !joined(index, index - columns))
        walls += getPolylinePath([
          [x, y],
          [x + size, y],
        ]);
    }
  }
  const [right, bottom] = [left + columns * size, margin + rows * size];
  const frame = getPolylinePath([
    [left, margin],
    [right, margin],
    [right, bottom],
    [left, bottom],
    [left, margin],
  ]);
  return (
    field(canvas, walls + frame, 0.62, 1.4) +
    accent(canvas, getPolylinePath(way), way[0] as Point, way.at(-1) as Point)
  );
}
