import { getLinePoints, type Pen, type Point, stroke } from "../pen.ts";

const { PI, cos, floor, sin } = Math;

/** Draws rotated ellipses, with a path from a body to the centre. */
export default function orbit({ context, width, height, random }: Pen): Point[] {
  const centre: Point = [width * (0.58 + 0.1 * random()), height * (0.44 + 0.08 * random())];
  const tilt = 0.2 + 0.3 * random();
  const at = (rank: number, angle: number): Point => {
    const radius = height * (0.02 + 0.036 * rank);
    const turn = tilt + rank * 0.006;
    const x = cos(angle) * radius * (1 + rank * 0.045);
    const y = sin(angle) * radius * (1 - rank * 0.011);
    return [
      centre[0] + x * cos(turn) - y * sin(turn) - rank * width * 0.0075,
      centre[1] + x * sin(turn) + y * cos(turn) + rank * height * 0.002,
    ];
  };
  context.lineWidth = 1;
  for (let rank = 0; rank < 27; rank++) {
    context.globalAlpha = 0.64 - rank * 0.012;
    stroke(
      context,
      Array.from({ length: 97 }, (_, step) => at(rank, (step / 96) * 2 * PI)),
    );
  }
  context.globalAlpha = 1;
  for (let body = 0; body < 11; body++) {
    const [x, y] = at(2 + floor(random() * 18), random() * 2 * PI);
    context.beginPath();
    context.arc(x, y, height * 0.006, 0, 2 * PI);
    context.fill();
  }
  const bearing = PI * (0.95 + 0.12 * random());
  let rank = 10;
  while (rank > 3 && at(rank, bearing)[0] < width * 0.1) rank--;
  return getLinePoints(at(rank, bearing), centre);
}
