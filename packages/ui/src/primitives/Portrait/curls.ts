import type { Covering } from "./hair.ts";
import { isInside, type Point, parseStrand, type Strand, samplePoints } from "./spline.ts";

const mop = parseStrand(
  "303 146, 322 136, 334 112, 318 82, 282 62, 236 56, 186 60, 136 80, 98 112, 80 160, 78 214, 104 256, 138 290, 158 306, 178 276, 200 236, 218 218, 258 218, 270 196, 280 160, 303 146",
);

const curl = ([cx, cy]: Point, radius: number, start: number, turns: number): Strand =>
  Array.from({ length: Math.round(turns * 7) + 1 }, (_, step) => {
    const angle = start + (step / 7) * 2 * Math.PI;
    const out = radius * 1.1 * (1 - (0.62 * step) / (turns * 7));
    return [cx + out * Math.cos(angle), cy + out * Math.sin(angle)];
  });

export const curls: Covering = {
  hairline: 141,
  outline: samplePoints(mop, 3),
  draw: (pen) => {
    const area = samplePoints(mop, 3);
    pen.cover(mop);
    const step = { small: 26, medium: 19, large: 16.5 }[pen.size];
    const strands: Strand[] = [];
    for (let row = 0; row * step * 0.84 < 260; row++) {
      for (let column = 0; column < 300 / step; column++) {
        const at: Point = [
          70 + (column + (row % 2) / 2) * step + (pen.random() - 0.5) * step * 0.45,
          60 + row * step * 0.84 + (pen.random() - 0.5) * step * 0.45,
        ];
        const radius = step * (0.56 + pen.random() * 0.28);
        const start = pen.random() * 2 * Math.PI;
        if (isInside(at, area)) strands.push(curl(at, radius, start, pen.small ? 1.2 : 1.7));
      }
    }
    pen.draw("clear", strands);
  },
};

const cloud = parseStrand(
  "300 137, 318 140, 330 120, 326 84, 296 44, 246 20, 192 14, 138 26, 92 58, 62 104, 54 160, 66 216, 92 262, 124 290, 154 294, 184 270, 202 236, 218 220, 256 218, 268 190, 276 160, 300 137",
);
const centre: Point = [206, 172];

function getRim(outline: Strand, number: number): Point[] {
  const points = samplePoints(outline, 16);
  let way = 0;
  const ways = points.map((point, index) => {
    const before = points[index - 1];
    if (before) {
      const [a, b] = [before, point].map(([x, y]) => Math.atan2(y - centre[1], x - centre[0]));
      const turn = Math.abs((a as number) - (b as number));
      way +=
        Math.min(turn, 2 * Math.PI - turn) * 60 +
        Math.hypot(point[0] - before[0], point[1] - before[1]) * 0.35;
    }
    return way;
  });
  return Array.from({ length: number }, (_, index) => {
    const at = ((index + 0.5) / number) * way;
    return points[ways.findIndex((reached) => reached >= at)] as Point;
  });
}

export const afro: Covering = {
  hairline: 137,
  outline: samplePoints(cloud, 3),
  draw: (pen) => {
    pen.cover(cloud);
    const lines = { small: 44, medium: 96, large: 140 }[pen.size];
    const strands = getRim(cloud, lines).map(([x, y], index): Strand => {
      const [dx, dy] = [x - centre[0], y - centre[1]];
      const length = Math.hypot(dx, dy);
      // Keeps the density even.
      const from = Math.max([0.1, 0.62, 0.36, 0.74, 0.2, 0.56][index % 6] as number, 15 / length);
      const far = 0.93 + pen.random() * 0.07;
      const waves = Math.max(3, Math.round(((far - from) * length) / (pen.small ? 13 : 8.5)));
      const side = pen.random() < 0.5 ? 1 : -1;
      if (length < 96 && index % 2) return [];
      return Array.from({ length: waves + 1 }, (_, step) => {
        const part = from + ((far - from) * step) / waves;
        const aside = (step % 2 ? side : -side) * (pen.small ? 4 : 2.6 + pen.random() * 3.4);
        return [
          centre[0] + dx * part - (dy / length) * aside,
          centre[1] + dy * part + (dx / length) * aside,
        ];
      });
    });
    const rim = getRim(cloud, pen.small ? 36 : 76).map(([x, y], index): Point => {
      const out = index % 2 ? 1.02 : 0.985;
      return [centre[0] + (x - centre[0]) * out, centre[1] + (y - centre[1]) * out];
    });
    pen.draw("clear", [...strands, rim.filter(([x, y]) => y < 132 || x < 130)]);
  },
};
