export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Context scaled to CSS px and mirrored. */
export interface Pen {
  context: Context;
  /** Width across all slices, in CSS px. */
  width: number;
  /** In CSS px. */
  height: number;
  ink: string | CanvasGradient;
  accent: string;
  /** Random numbers in [0, 1). */
  random: () => number;
  /** Phase of the noise, in radians. */
  phase: number;
  /** Drawn fraction of the path. */
  progress: number;
  /** Called before the path is drawn. */
  onPath?: ((...path: [points: Point[], weight: number, radius: number]) => void) | undefined;
}

export type Point = readonly [x: number, y: number];
const { PI, sin, max } = Math;

/** Returns random numbers in [0, 1) (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns smooth two-dimensional noise between about −1 and 1. */
export function createNoise(random: () => number) {
  const waves = [1, 1.7, 2.6, 3.7].map((f) => [
    f * (0.8 + 0.4 * random()),
    f * (random() - 0.5) * 2.2,
    random() * 2 * PI,
    0.62 / f ** 0.8,
  ]) as [number, number, number, number][];
  return (x: number, y: number, phase: number) =>
    waves.reduce((sum, [f, g, p, a]) => sum + a * sin(f * x + g * y + p + phase), 0);
}

export function stroke(context: Context, points: Point[]) {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

/** Draws the path up to `progress`, its diamond last. */
export function drawPath(pen: Pen, points: Point[], weight: number, radius: number) {
  const { context, accent, progress } = pen;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  pen.onPath?.(points, weight, radius);
  context.globalAlpha = 1;
  context.strokeStyle = context.fillStyle = accent;
  context.lineWidth = weight;
  stroke(context, points.slice(0, max(1, progress * points.length)));
  context.beginPath();
  context.arc(...first, radius, 0, 2 * PI);
  if (progress === 1) {
    const [x, y] = last;
    const r = radius * 1.25;
    context.moveTo(x - r, y);
    context.lineTo(x, y - r);
    context.lineTo(x + r, y);
    context.lineTo(x, y + r);
  }
  context.fill();
}

/** Returns points along a line, to draw it in steps. */
export const getLinePoints = ([x, y]: Point, [toX, toY]: Point): Point[] =>
  Array.from(
    { length: 101 },
    (_, i): Point => [x + ((toX - x) * i) / 100, y + ((toY - y) * i) / 100],
  );

/** Draws the lines and returns the points of the accent path, from the start side. */
export type Field = (pen: Pen) => Point[];

export type Drawing = (pen: Pen) => void;

/** Creates a drawing with its accent path on top. */
export function createDrawing(field: Field): Drawing {
  return (pen) => {
    const short = Math.min(pen.width, pen.height);
    // Art direction: 1.4 % of the shorter side.
    drawPath(pen, field(pen), Math.min(4, max(2.5, short * 0.005)), max(5, short * 0.014));
  };
}
