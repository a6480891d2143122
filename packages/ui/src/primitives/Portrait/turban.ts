import type { Covering } from "./hair.ts";
import {
  interpolateStrands,
  lerp,
  type Point,
  parseStrand,
  type Strand,
  samplePoints,
} from "./spline.ts";
import { getArea } from "./strands.ts";

const back = parseStrand("214 42, 186 42, 142 52, 100 90, 74 146, 74 188, 88 214, 108 229");
const front = parseStrand("214 42, 244 42, 296 52, 336 88, 350 130, 343 157, 334 172");
const behind = samplePoints(back, 12);
const before = samplePoints(front, 12);
const on = (side: readonly Point[], part: number) =>
  side[Math.round(part * (side.length - 1))] as Point;

/** @param down fraction of the rear outline @param forward of the front one */
function wrap(down: number, forward: number): Strand {
  const [from, to] = [on(behind, down), on(before, forward)];
  const at = (part: number, up: number): Point => {
    const [x, y] = lerp(from, to, part);
    return [x, y - up];
  };
  const full = (1 - forward) * Math.min(1, 0.1 + forward * 5);
  return [from, at(0.2, -8 * forward), at(0.5, 20 * full - 12), at(0.8, 26 * full - 6), to];
}

/** Fractions of the outlines. */
const layers = [
  [0.4, 0.1, 0.58, 0.32],
  [0.58, 0.32, 0.68, 0.58],
  [0.68, 0.58, 0.8, 0.76],
  [0.8, 0.76, 1, 1],
] as const;
const top = [0.06, 0.17, 0.29, 0.4].map((part): Strand => {
  const [from, to] = [on(behind, part), on(before, part / 4)];
  const [x, y] = lerp(from, to, 0.6);
  return [from, [x, y - part * 14], to];
});
const shortBelow: Strand[] = [
  parseStrand("116 220, 108 256, 126 290, 148 307"),
  parseStrand("160 222, 138 250, 140 286, 155 313"),
  parseStrand("216 214, 196 232, 184 276, 164 316"),
];
const turbanOutline: Strand = [...[...behind].reverse(), ...before, ...[...wrap(1, 1)].reverse()];

export const turban: Covering = {
  hairline: 173,
  outline: [...[...behind].reverse(), ...before, ...samplePoints([...wrap(1, 1)].reverse(), 3)],
  draw: (pen) => {
    const { density = 1 } = pen.record;
    pen.cover(getArea(shortBelow));
    pen.draw("clear", interpolateStrands(shortBelow, pen.count(20)));
    pen.cover(turbanOutline);
    pen.draw("soft", interpolateStrands(top, pen.count(15 * density)).slice(1));
    pen.cover([
      ...wrap(layers[0][0], layers[0][1]),
      ...before.slice(Math.round(before.length * 0.1)),
      ...[...wrap(1, 1)].reverse(),
      ...behind.slice(Math.round(behind.length * 0.4)).reverse(),
    ]);
    for (const [index, [b0, f0, b1, f1]] of layers.entries()) {
      const lines = pen.count((index % 2 ? 13 : 9) * density * (pen.small ? 0.7 : 1));
      const folds = Array.from({ length: lines }, (_, line) =>
        wrap(b0 + ((b1 - b0) * line) / lines, f0 + ((f1 - f0) * line) / lines),
      );
      pen.draw(index % 2 ? "clear" : "soft", folds.slice(1));
    }
    pen.draw("strong", [
      wrap(layers[0][0], layers[0][1]),
      ...layers.map(([, , b1, f1]) => wrap(b1, f1)),
      back,
      front,
    ]);
  },
};
