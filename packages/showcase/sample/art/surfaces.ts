import {
  type Canvas,
  drawShape,
  drawStraightAccent,
  field,
  getCirclePath,
  getDiamondPath,
  getPolylinePath,
  type Point,
} from "./canvas.ts";
import { createHills, createNoise, createRandom } from "./random.ts";

/** Contour lines (marching squares). The accent connects two summits. */
export function contour(canvas: Canvas): string {
  const { width, height, seed } = canvas;
  const ground = createHills(seed);
  const bend = createNoise(seed + 60);
  // Domain warping: ridges and bays.
  const land = (x: number, y: number) =>
    ground(
      x * 0.93 + y * 0.36 + (bend(x * 0.8, y * 0.8) - 0.5) * 1.05,
      y * 0.93 - x * 0.36 + (bend(x * 0.8 + 40, y * 0.8) - 0.5) * 1.05,
    );
  const scale = 290;
  const step = 10;
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const grid: number[][] = [];
  for (let row = 0; row <= rows; row++) {
    grid.push(
      Array.from({ length: columns + 1 }, (_, column) =>
        land((column * step) / scale + 3, (row * step) / scale + 5),
      ),
    );
  }
  const value = (column: number, row: number) => (grid[row] as number[])[column] as number;
  let drawing = "";
  const levels = 19;
  for (let index = 0; index < levels; index++) {
    const level = 0.13 + (index / (levels - 1)) * 0.74;
    const bold = index % 5 === 2;
    drawing += field(
      canvas,
      isolines(value, columns, rows, step, level),
      bold ? 0.85 : 0.45,
      bold ? 1.7 : 1.1,
    );
  }
  const summit = (x0: number, x1: number, y0: number, y1: number): Point => {
    let best: Point = [0, 0];
    let highest = -1;
    for (let row = Math.round(rows * y0); row <= rows * y1; row++) {
      for (let column = Math.round(columns * x0); column <= columns * x1; column++) {
        if (value(column, row) > highest) {
          highest = value(column, row);
          best = [column * step, row * step];
        }
      }
    }
    return best;
  };
  const [a, b] = [summit(0.38, 0.47, 0.54, 0.74), summit(0.52, 0.62, 0.24, 0.42)];
  return drawing + drawStraightAccent(canvas, a, b);
}

/** Joins segments: shorter paths. */
function isolines(
  value: (column: number, row: number) => number,
  columns: number,
  rows: number,
  step: number,
  level: number,
): string {
  const links = new Map<string, Point[]>();
  const key = ([x, y]: Point) => `${x.toFixed(2)},${y.toFixed(2)}`;
  const link = (a: Point, b: Point) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const known = links.get(key(from));
      if (known) known.push(to);
      else links.set(key(from), [to]);
    }
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners: [number, number, number][] = [
        [column, row, value(column, row)],
        [column + 1, row, value(column + 1, row)],
        [column + 1, row + 1, value(column + 1, row + 1)],
        [column, row + 1, value(column, row + 1)],
      ];
      const cuts: Point[] = [];
      for (let side = 0; side < 4; side++) {
        const a = corners[side] as [number, number, number];
        const b = corners[(side + 1) % 4] as [number, number, number];
        if (a[2] >= level === b[2] >= level) continue;
        const t = (level - a[2]) / (b[2] - a[2]);
        cuts.push([(a[0] + (b[0] - a[0]) * t) * step, (a[1] + (b[1] - a[1]) * t) * step]);
      }
      for (let index = 0; index + 1 < cuts.length; index += 2) {
        link(cuts[index] as Point, cuts[index + 1] as Point);
      }
    }
  }
  const used = new Set<string>();
  const walk = (from: Point) => {
    const line = [from];
    used.add(key(from));
    for (;;) {
      const here = line.at(-1) as Point;
      const there = links.get(key(here))?.find((point) => !used.has(key(point)));
      if (!there) return line;
      used.add(key(there));
      line.push(there);
    }
  };
  let data = "";
  const starts = [...links.entries()].sort((a, b) => a[1].length - b[1].length);
  for (const [id, neighbours] of starts) {
    if (used.has(id)) continue;
    const [x, y] = id.split(",").map(Number) as [number, number];
    const line = walk([x, y]);
    const last = line.at(-1) as Point;
    const closed =
      neighbours.length > 1 && links.get(key(last))?.some((point) => key(point) === id);
    if (line.length > 2) data += getPolylinePath(line) + (closed ? "z" : "");
  }
  return data;
}

/** Dots that turn into diamonds. One row is the accent. */
export function halftone(canvas: Canvas): string {
  const { width, height, seed } = canvas;
  const light = createHills(seed);
  const edge = createNoise(seed + 40);
  const rows = 21;
  const pitch = height / (rows + 0.6);
  const columns = Math.floor(width / pitch - 0.4);
  const left = (width - (columns - 1) * pitch) / 2;
  const top = (height - (rows - 1) * pitch) / 2;
  const row0 = 9 + Math.floor(createRandom(seed)() * 2);
  let [plain, way] = ["", ""];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * pitch, top + row * pitch];
      const tone = Math.min(1, Math.max(0, (light(x / 400 + 2, y / 300 + 7) - 0.2) / 0.55));
      const accented = row === row0;
      const radius = pitch * (accented ? 0.16 + 0.3 * tone : 0.05 + 0.42 * tone);
      const turned = x / width > 0.5 + (edge(3, y / 260) - 0.5) * 0.16;
      const shape = turned ? getDiamondPath(x, y, radius * 1.3) : getCirclePath(x, y, radius);
      if (accented) way += shape;
      else plain += shape;
    }
  }
  return drawShape(plain, canvas.palette.line) + drawShape(way, canvas.palette.accent);
}
