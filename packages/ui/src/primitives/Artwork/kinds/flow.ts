import { createNoise, type Pen, type Point, stroke } from "../pen.ts";

const { exp } = Math;

/** Draws folded strata. */
export default function flow({ context, width, height, random }: Pen): Point[] {
  const drift = createNoise(random);
  const swell = createNoise(random);
  const centre = 0.42 + 0.22 * random();
  const line = (rank: number, from = -0.02, to = 1.02): Point[] =>
    Array.from({ length: 81 }, (_, step) => {
      const t = from + ((to - from) * step) / 80;
      const fold = exp(-(((t - centre - 0.08) / 0.2) ** 2));
      const slope = 0.34 * drift(t * 2.4 + 3, rank * 1.1, 0);
      const ridge = 0.3 * swell(t * 3.6, rank * 3.4 + 8, 0) * (0.5 + fold * 1.2);
      const pinch = (rank - 0.6) * fold * -1.9 * exp(-(((rank - 0.58) / 0.17) ** 2));
      return [t * width, (rank + slope * 0.42 + ridge * 0.17 + pinch) * height];
    });
  const count = 64;
  context.lineWidth = 1;
  for (let index = -12; index < count + 12; index++) {
    const rank = index / (count - 1);
    context.globalAlpha = 0.38 + 0.3 * exp(-(((rank - 0.58) / 0.16) ** 2));
    stroke(context, line(rank));
  }
  return line(0.46, 0.09, 0.92);
}
