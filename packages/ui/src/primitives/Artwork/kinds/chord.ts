import { getLinePoints, type Pen, type Point, stroke } from "../pen.ts";

const { PI, cos, sin, hypot, abs, floor, min } = Math;
const count = 200;

/** Draws 200 points on a circle, each joined to a multiple of its number. */
export default function chord({ context, width, height, random }: Pen): Point[] {
  const factor = 2 + floor(random() * 5);
  const turn = random() * 2 * PI;
  const radius = min(width, height) * 0.42;
  const at = (index: number): Point => {
    const angle = turn + ((index % count) / count) * 2 * PI;
    return [width / 2 + cos(angle) * radius, height / 2 + sin(angle) * radius];
  };
  context.lineWidth = 0.8;
  context.globalAlpha = 0.42;
  let accentPath: [Point, Point] = [at(0), at(1)];
  let best = Number.POSITIVE_INFINITY;
  for (let index = 1; index < count; index++) {
    const ends: [Point, Point] = [at(index), at(index * factor)];
    stroke(context, ends);
    const length = hypot(ends[0][0] - ends[1][0], ends[0][1] - ends[1][1]) / radius;
    const middle = abs(ends[0][1] + ends[1][1] - height) / radius;
    const cost = abs(length - 1.4) * 2 + middle;
    if (cost < best) [best, accentPath] = [cost, ends];
  }
  context.globalAlpha = 0.6;
  context.beginPath();
  context.arc(width / 2, height / 2, radius, 0, 2 * PI);
  context.stroke();
  const [from, to] =
    accentPath[0][0] <= accentPath[1][0] ? accentPath : ([accentPath[1], accentPath[0]] as const);
  return getLinePoints(from, to);
}
