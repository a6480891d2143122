import { type Pen, type Point, stroke } from "../pen.ts";

const { PI, exp, sin, round } = Math;

/** Draws a grid pulled towards one point. The path is its least deformed line. */
export default function warp({ context, width, height, random }: Pen): Point[] {
  const pull: Point = [width * (0.36 + 0.22 * random()), height * (0.44 + 0.1 * random())];
  const phase = random() * 2 * PI;
  const reach = 0.3 * height;
  const move = (x: number, y: number): Point => {
    const [dx, dy] = [pull[0] - x, pull[1] - y];
    const near = exp(-(dx * dx * 0.55 + dy * dy) / (2 * reach * reach));
    const sag = sin((x / width) * PI * 1.6 + phase) * height * 0.02;
    return [x + dx * near * 0.62, y + dy * near * 0.72 + sag];
  };
  const rows = 28;
  const columns = round((rows * width) / height);
  const line = (at: (t: number) => Point) =>
    stroke(
      context,
      Array.from({ length: 69 }, (_, step) => at((step - 4) / 60)),
    );
  context.lineWidth = 1;
  context.globalAlpha = 0.38;
  for (let row = -4; row <= rows + 4; row++) line((t) => move(t * width, (row / rows) * height));
  for (let column = -4; column <= columns + 4; column++) {
    line((t) => move((column / columns) * width, t * height));
  }
  const y = pull[1] + height * 0.06;
  return Array.from({ length: 101 }, (_, i) => move(width * (0.14 + 0.74 * (i / 100)), y));
}
