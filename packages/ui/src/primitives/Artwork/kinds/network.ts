import { type Pen, type Point, stroke } from "../pen.ts";

const { PI, min, sqrt } = Math;

/** Draws a nearest-neighbour graph with a shortest path (Dijkstra). */
export default function network({ context, width, height, random }: Pen): Point[] {
  const cell = min(width, height) * 0.085;
  const count = Math.round((width * height) / cell ** 2);
  const points: Point[] = [];
  const far = ([x, y]: Point, [toX, toY]: Point) => sqrt((x - toX) ** 2 + (y - toY) ** 2);
  while (points.length < count) {
    // Best-candidate sampling.
    const candidates = Array.from({ length: 5 }, () => {
      const at: Point = [random() * width, random() * height];
      return { at, room: points.reduce((closest, point) => min(closest, far(at, point)), 1e9) };
    });
    points.push(candidates.reduce((a, b) => (a.room >= b.room ? a : b)).at);
  }
  const edges = points.map(() => new Set<number>());
  const place = (index: number) => points[index] as Point;
  points.forEach((point, index) => {
    const near = points
      .map((other, at) => [far(point, other), at] as const)
      .sort(([a], [b]) => a - b);
    for (const [, other] of near.slice(1, 6)) {
      edges[index]?.add(other);
      edges[other]?.add(index);
    }
  });

  context.lineWidth = 0.9;
  context.globalAlpha = 0.38;
  edges.forEach((others, index) => {
    for (const other of others) if (index < other) stroke(context, [place(index), place(other)]);
  });
  context.globalAlpha = 0.94;
  for (const [x, y] of points) {
    context.beginPath();
    context.arc(x, y, sqrt(cell) * (0.17 + 0.3 * random() ** 1.6), 0, 2 * PI);
    context.fill();
  }

  const nearest = (x: number, y: number) =>
    [...points.keys()].reduce((a, b) => (far(place(a), [x, y]) <= far(place(b), [x, y]) ? a : b));
  const [start, goal] = [
    nearest(width * 0.12, height * 0.72),
    nearest(width * 0.88, height * 0.26),
  ];
  const total = new Map([[start, 0]]);
  const before = new Map<number, number>();
  const open = new Set([start]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => ((total.get(a) ?? 0) <= (total.get(b) ?? 0) ? a : b));
    if (here === goal) break;
    open.delete(here);
    for (const there of edges[here] ?? []) {
      // The exponent penalizes long edges.
      const sum = (total.get(here) ?? 0) + far(place(here), place(there)) ** 1.15;
      if (sum >= (total.get(there) ?? 1e9)) continue;
      total.set(there, sum);
      before.set(there, here);
      open.add(there);
    }
  }
  const accentPath = [place(goal)];
  for (let at = before.get(goal); at !== undefined; at = before.get(at))
    accentPath.unshift(place(at));
  return accentPath.length > 1 ? accentPath : [place(start), place(goal)];
}
