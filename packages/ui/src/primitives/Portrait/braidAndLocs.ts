import type { Covering } from "./hair.ts";
import type { Pen } from "./pen.ts";
import {
  interpolateStrands,
  type Point,
  parseStrand,
  type Strand,
  samplePoints,
} from "./spline.ts";
import { createLocks, getArea, rootStrands } from "./strands.ts";

/** @param along fraction of the line @param aside distance from it */
function beside(line: readonly Point[], along: number, aside: number): Point {
  const place = Math.min(Math.max(along, 0), 0.9999) * (line.length - 1);
  const index = Math.floor(place);
  const [a, b] = [line[index] as Point, line[index + 1] as Point];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const t = place - index;
  return [a[0] + dx * t - (dy / length) * aside, a[1] + dy * t + (dx / length) * aside];
}

const fall = samplePoints(
  parseStrand("162 286, 136 304, 112 350, 130 404, 168 444, 184 500, 186 560, 178 650"),
  8,
);

export function braid(pen: Pen) {
  const lobes = pen.small ? 16 : 20;
  for (let index = 0; index < lobes; index++) {
    const side = index % 2 ? 1 : -1;
    const wide = Math.min(25, 15 + index * 2);
    const at = (along: number, aside: number) =>
      beside(fall, (index - 0.5 + along) / lobes, aside * side * wide);
    const outer: Strand = [at(-0.2, 0.2), at(0, 0.9), at(0.7, 1.15), at(1.6, 0.8), at(2.3, -0.1)];
    const inner: Strand = [
      at(-0.2, 0.2),
      at(0.3, -0.2),
      at(0.9, -0.55),
      at(1.6, -0.5),
      at(2.3, -0.1),
    ];
    pen.cover(getArea([outer, inner]));
    pen.draw("clear", interpolateStrands([outer, inner], pen.small ? 3 : pen.count(8)));
  }
}

const scalp: Strand[] = [
  parseStrand("310 140, 292 110, 230 80, 150 92, 112 140, 104 182"),
  parseStrand("310 141, 286 122, 230 102, 166 120, 128 156, 104 186"),
  parseStrand("310 142, 284 138, 240 132, 186 148, 142 174, 104 190"),
  parseStrand("310 143, 290 156, 264 172, 214 186, 156 192, 104 194"),
  parseStrand("310 145, 288 160, 272 194, 240 214, 168 216, 104 198"),
];
const nape: Strand[] = [
  parseStrand("232 215, 206 218, 176 214, 104 194"),
  parseStrand("204 226, 180 232, 140 222, 104 196"),
  parseStrand("182 262, 160 258, 126 226, 104 198"),
  parseStrand("156 306, 134 278, 108 236, 104 200"),
];

function cord(pen: Pen, line: readonly Point[]) {
  const width = pen.small ? 7 : 6;
  const steps = pen.small ? 8 : pen.size === "medium" ? 18 : 26;
  const edge = (wave: (step: number) => number): Strand =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const along = step / steps;
      const ends = Math.min(1, 0.5 + along * 5) * (1 - along ** 12 * 0.4);
      return beside(line, along, wave(step) * width * ends);
    });
  const swell = (step: number) => (step % 2 ? 1.12 : 0.86);
  const outer = edge(swell);
  const inner = edge((step) => -swell(step + 1));
  pen.cover(getArea([outer, inner]));
  const twist = edge((step) => (step % 4 < 2 ? 0.75 : -0.75));
  pen.draw("clear", pen.small ? [outer, inner] : [outer, inner, twist]);
}

export const locs: Covering = {
  hairline: 137,
  outline: [
    ...samplePoints(scalp[0] as Strand, 3),
    ...samplePoints([...(nape[3] as Strand)].reverse(), 3),
    [182, 262],
    [204, 226],
    ...samplePoints([...(scalp[4] as Strand)].reverse().slice(2), 3),
  ],
  draw: (pen, start) => {
    const from = rootStrands(scalp, start);
    pen.cover([
      ...(nape[0] as Strand),
      ...[...(nape[3] as Strand)].reverse(),
      [182, 262],
      [200, 230],
      [210, 216],
    ]);
    pen.draw("clear", interpolateStrands(nape, pen.count(22), createLocks(pen.small ? 2 : 5)));
    pen.cover(getArea(from));
    pen.draw("clear", interpolateStrands(from, pen.count(36), createLocks(pen.small ? 3 : 8)));
    const cords = pen.small ? 4 : 7;
    for (let index = 0; index < cords; index++) {
      // The middle one is in front.
      const order = index % 2 ? cords - 1 - (index - 1) / 2 : index / 2;
      const part = order / (cords - 1);
      const low = 430 + pen.random() * 34 - part * 10;
      const far: Point[] = [
        [102, 192],
        [80 - part * 6, 172 + part * 12],
        [26 + part * 52, 182 + part * 22],
        [22 + part * 76, 262],
        [38 + part * 78, 330],
        [34 + part * 92, 376],
        [44 + part * 88, low],
      ];
      cord(pen, samplePoints(far, 8));
    }
    const band = [parseStrand("112 176, 118 190, 112 206"), parseStrand("95 172, 101 188, 95 206")];
    pen.cover(getArea(band));
    pen.draw("strong", interpolateStrands(band, pen.small ? 3 : 5));
  },
};
