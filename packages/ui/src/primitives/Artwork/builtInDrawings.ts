import type { BuiltInKind } from "./kinds.ts";
import { createNoise, type Drawing, drawPath, type Pen, type Point, stroke } from "./pen.ts";

const { PI, sin, abs, exp, floor, min, max } = Math;

function bundle(pen: Pen) {
  const { context, width, height, random, phase } = pen;
  const noise = createNoise(random);
  const narrow = width <= 768;
  const inset = narrow ? 10 : 40 + max(0, width - 2560) / 2;
  const [span, middle, steps] = [width - 2 * inset, height / 2, narrow ? 60 : 110];
  const lines = narrow ? 27 : 38;
  const at = (t: number) => inset + t * span;
  context.lineWidth = narrow ? 0.7 : 1;
  for (let i = -lines; i <= lines; i++) {
    const u = i / lines;
    const points: Point[] = [];
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const envelope = sin(PI * t) ** 0.9 * middle;
      const spread = u * (0.8 + 0.16 * noise(t * 3.2 + 9, u > 0 ? 1.2 : -0.6, phase));
      const wave = 0.11 * noise(t * 7, u * 4.5, phase);
      points.push([at(t), middle + envelope * max(-0.99, min(0.99, spread + wave))]);
    }
    context.globalAlpha = 0.62 - 0.4 * abs(u);
    stroke(context, points);
  }
  const straight = Array.from({ length: 101 }, (_, i): Point => [at(i / 100), middle]);
  drawPath(pen, straight, 3, narrow ? 6.5 : 9);
}

const route: Point[] = [
  [-0.1, 0.66],
  [0.08, 0.64],
  [0.17, 0.6],
  [0.27, 0.42],
  [0.34, 0.44],
  [0.435, 0.395],
  [0.55, 0.425],
  [0.67, 0.275],
  [0.74, 0.19],
  [0.85, 0.3],
  [0.92, 0.42],
  [1.1, 0.6],
];

/** Catmull-Rom interpolation. */
function routeAt(t: number) {
  const i = max(1, min(route.length - 3, route.findIndex(([x]) => x > t) - 1));
  const [a, b, c, d] = route.slice(i - 1, i + 3) as [Point, Point, Point, Point];
  const f = (t - b[0]) / (c[0] - b[0]);
  const slope = (p: Point, q: Point) => ((q[1] - p[1]) / (q[0] - p[0])) * (c[0] - b[0]);
  const [m, n] = [slope(a, c), slope(b, d)];
  return (
    (2 * f ** 3 - 3 * f ** 2 + 1) * b[1] +
    (f ** 3 - 2 * f ** 2 + f) * m +
    (3 * f ** 2 - 2 * f ** 3) * c[1] +
    (f ** 3 - f ** 2) * n
  );
}

function terrain(pen: Pen) {
  const { context, width, height, random } = pen;
  const noise = createNoise(random);
  const steps = 150;
  context.lineWidth = 1;
  context.globalAlpha = 0.5;
  for (let v = -0.25; v < 1.35; v += 0.024) {
    const points: Point[] = [];
    for (let s = 0; s <= steps; s++) {
      const t = s / steps;
      const pull = exp(-(((v - 0.42) / 0.42) ** 2));
      const wave = noise(t * 8, v * 6, 0) * (0.012 + 0.1 * min(0.5, abs(v - 0.42)));
      points.push([t * width, height * (v + pull * (routeAt(t) - 0.42) + wave)]);
    }
    stroke(context, points);
  }
  const drawn = Array.from({ length: 121 }, (_, i): Point => {
    const t = 0.08 + (0.84 * i) / 120;
    return [t * width, routeAt(t) * height];
  });
  drawPath(pen, drawn, 3, 8);
}

const side = 12;

/** The longer side has more cells. */
function maze(pen: Pen) {
  const { context, width, height, random } = pen;
  const cells = (length: number) => Math.round((side * length) / min(width, height));
  const [columns, rows] = [cells(width), cells(height)];
  // Half of the stroke lies outside the edge.
  const [cellX, cellY] = [(width - 1) / columns, (height - 1) / rows];
  const steps = [1, -1, columns, -columns];
  const neighbours = (from: number) =>
    steps
      .map((step) => from + step)
      .filter((to) => {
        const near = abs((to % columns) - (from % columns)) <= 1;
        return to >= 0 && to < columns * rows && near;
      });
  const goal = columns * 4 - 1;
  const begin = columns * (rows - 3);
  const before = new Map([[begin, begin]]);
  const stack = [begin];
  while (stack.length) {
    const here = stack.at(-1) as number;
    const free = neighbours(here).filter((to) => !before.has(to));
    const next = free[floor(random() * free.length)];
    if (next === undefined) stack.pop();
    else {
      before.set(next, here);
      stack.push(next);
    }
  }
  const open = (a: number, b: number) => before.get(a) === b || before.get(b) === a;
  const x = (n: number) => 0.5 + (n % columns) * cellX;
  const y = (n: number) => 0.5 + floor(n / columns) * cellY;
  context.lineWidth = 1;
  context.globalAlpha = 0.7;
  context.strokeRect(0.5, 0.5, width - 1, height - 1);
  for (let n = 0; n < columns * rows; n++) {
    if ((n + 1) % columns && !open(n, n + 1)) {
      stroke(context, [
        [x(n) + cellX, y(n)],
        [x(n) + cellX, y(n) + cellY],
      ]);
    }
    if (n + columns < columns * rows && !open(n, n + columns)) {
      stroke(context, [
        [x(n), y(n) + cellY],
        [x(n) + cellX, y(n) + cellY],
      ]);
    }
  }
  const accentPath: Point[] = [];
  for (let n = goal; ; n = before.get(n) as number) {
    accentPath.unshift([x(n) + cellX / 2, y(n) + cellY / 2]);
    if (n === begin) break;
  }
  drawPath(pen, accentPath, 3, cellY * 0.32);
}

export const drawings: Record<BuiltInKind, Drawing> = { bundle, terrain, maze };
