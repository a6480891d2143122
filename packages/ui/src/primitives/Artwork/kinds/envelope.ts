import { getLinePoints, type Pen, type Point, stroke } from "../pen.ts";

/** Draws straight lines with a curve as their envelope. */
export default function envelope({ context, width, height, random }: Pen): Point[] {
  const flip = random() < 0.5;
  const place = (x: number, y: number): Point => [
    width * (0.08 + 0.84 * x),
    height * (0.1 + 0.8 * (flip ? 1 - y : y)),
  ];
  const family = (count: number, opacity: number, pair: (t: number) => Point[]) => {
    context.globalAlpha = opacity;
    for (let index = 0; index <= count; index++) stroke(context, pair(index / count));
  };
  context.lineWidth = 0.9;
  family(62, 0.5, (t) => [place(0, t), place(t, 1)]);
  family(62, 0.55, (t) => [place(t, 0), place(1, t)]);
  family(40, 0.24, (t) => [place(t, 1), place(1, 1 - t)]);
  context.globalAlpha = 0.6;
  stroke(context, [place(0, 0), place(1, 0), place(1, 1), place(0, 1), place(0, 0)]);
  const t = 0.36 + random() * 0.22;
  return getLinePoints(place(0, t), place(t, 1));
}
