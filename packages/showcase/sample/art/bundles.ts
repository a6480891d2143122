import { accent, type Canvas, field, getSmoothPath, type Point } from "./canvas.ts";
import { createNoise, createRandom } from "./random.ts";

/** Curves between two poles. The accent is straight. */
export function dipole(canvas: Canvas): string {
  const { width, height, seed } = canvas;
  const wobble = createNoise(seed);
  const middle = height / 2;
  const [left, right] = [width * 0.07, width * 0.93];
  const count = 92;
  let drawing = "";
  for (let index = 0; index < count; index++) {
    const rank = (index / (count - 1)) * 2 - 1;
    if (Math.abs(rank) < 0.012) continue;
    const points: Point[] = [];
    for (let step = 0; step <= 40; step++) {
      const t = step / 40;
      const rise = Math.sin(Math.PI * t) ** 1.45;
      const lean = 0.72 + 0.5 * wobble(t * 3.2 + 4, rank * 1.3 + 9);
      const dip = (wobble(t * 5 + 30, rank * 2 + 3) - 0.5) * 0.12 * Math.sin(Math.PI * t);
      points.push([
        left + (right - left) * t,
        middle + (rank * rise * lean * 0.43 + dip * Math.abs(rank)) * height,
      ]);
    }
    drawing += field(canvas, getSmoothPath(points), 0.62 - 0.42 * Math.abs(rank), 1.15);
  }
  const path: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t) => [
    left + (right - left) * t,
    middle + (wobble(t * 3, 50) - 0.5) * 14 * Math.sin(Math.PI * t),
  ]);
  return drawing + accent(canvas, getSmoothPath(path), path[0] as Point, path.at(-1) as Point);
}

/** Folded strata. The accent is one. */
export function flow(canvas: Canvas): string {
  const { width, height, seed } = canvas;
  const drift = createNoise(seed);
  const swell = createNoise(seed + 7);
  const count = 70;
  const centre = 0.42 + 0.22 * createRandom(seed)();
  const line = (rank: number): Point[] => {
    const points: Point[] = [];
    for (let step = -1; step <= 49; step++) {
      const t = step / 48;
      const fold = Math.exp(-(((t - centre - 0.08) / 0.2) ** 2));
      const slope = drift(t * 2.4 + 3, rank * 1.1) - 0.5;
      const ridge = (swell(t * 3.6, rank * 3.4 + 8) - 0.5) * (0.5 + fold * 1.2);
      const pinch = (rank - 0.6) * fold * -1.9 * Math.exp(-(((rank - 0.58) / 0.17) ** 2));
      points.push([t * width, (rank + slope * 0.42 + ridge * 0.17 + pinch) * height]);
    }
    return points;
  };
  let drawing = "";
  for (let index = -9; index < count + 9; index++) {
    const rank = index / (count - 1);
    const near = Math.exp(-(((rank - 0.58) / 0.16) ** 2));
    drawing += field(canvas, getSmoothPath(line(rank)), 0.36 + 0.3 * near);
  }
  const way = line(0.46).filter(([x]) => x >= width * 0.09 && x <= width * 0.92);
  return drawing + accent(canvas, getSmoothPath(way), way[0] as Point, way.at(-1) as Point);
}

/** A grid pinched at one point. The accent is the least distorted. */
export function warp(canvas: Canvas): string {
  const { width, height, seed } = canvas;
  const next = createRandom(seed);
  const pull: Point = [width * (0.36 + 0.22 * next()), height * (0.44 + 0.1 * next())];
  const reach = 0.3 * height;
  const move = ([x, y]: Point): Point => {
    const [dx, dy] = [pull[0] - x, pull[1] - y];
    const near = Math.exp(-(dx * dx * 0.55 + dy * dy) / (2 * reach * reach));
    const sag = Math.sin((x / width) * Math.PI * 1.6 + seed) * height * 0.02;
    return [x + dx * near * 0.62, y + dy * near * 0.72 + sag];
  };
  let drawing = "";
  const rows = 30;
  const columns = Math.round((rows * width) / height);
  for (let row = -4; row <= rows + 4; row++) {
    const points: Point[] = [];
    for (let step = -4; step <= 64; step++) {
      points.push(move([(step / 60) * width, (row / rows) * height]));
    }
    drawing += field(canvas, getSmoothPath(points), 0.36);
  }
  for (let column = -4; column <= columns + 4; column++) {
    const points: Point[] = [];
    for (let step = -4; step <= 54; step++) {
      points.push(move([(column / columns) * width, (step / 50) * height]));
    }
    drawing += field(canvas, getSmoothPath(points), 0.36);
  }
  const y = pull[1] + height * 0.06;
  const way: Point[] = [];
  for (let step = 0; step <= 40; step++) {
    way.push(move([width * (0.14 + 0.74 * (step / 40)), y]));
  }
  return drawing + accent(canvas, getSmoothPath(way), way[0] as Point, way.at(-1) as Point);
}

/** Rotated ellipses. The accent ends at a body on its orbit. */
export function orbit(canvas: Canvas): string {
  const { width, height, seed } = canvas;
  const next = createRandom(seed);
  const centre: Point = [width * (0.58 + 0.1 * next()), height * (0.44 + 0.08 * next())];
  const tilt = 0.2 + 0.3 * next();
  const at = (rank: number, angle: number): Point => {
    const radius = height * (0.02 + 0.036 * rank);
    const [a, b] = [radius * (1 + rank * 0.045), radius * (1 - rank * 0.0175)];
    const turn = tilt + rank * 0.006;
    const [x, y] = [Math.cos(angle) * a, Math.sin(angle) * b];
    return [
      centre[0] + x * Math.cos(turn) - y * Math.sin(turn) - rank * width * 0.0075,
      centre[1] + x * Math.sin(turn) + y * Math.cos(turn) + rank * height * 0.002,
    ];
  };
  let drawing = "";
  for (let rank = 0; rank < 27; rank++) {
    const points: Point[] = [];
    for (let step = 0; step <= 72; step++) points.push(at(rank, (step / 72) * Math.PI * 2));
    drawing += field(canvas, getSmoothPath(points), 0.62 - rank * 0.012);
  }
  let bodies = "";
  for (let index = 0; index < 11; index++) {
    const [x, y] = at(2 + Math.floor(next() * 18), next() * Math.PI * 2);
    bodies += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5"/>`;
  }
  drawing += `<g fill="${canvas.palette.line}">${bodies}</g>`;
  const bearing = Math.PI * (0.95 + 0.12 * next());
  let rank = 10;
  while (at(rank, bearing)[0] < width * 0.1) rank--;
  const goal = at(rank, bearing);
  return drawing + accent(canvas, getSmoothPath([centre, goal]), centre, goal);
}
