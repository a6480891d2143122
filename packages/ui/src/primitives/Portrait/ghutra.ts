import type { Covering } from "./hair.ts";
import {
  interpolateStrands,
  type Point,
  parseStrand,
  type Strand,
  samplePoints,
} from "./spline.ts";
import { getArea, getPolygon } from "./strands.ts";

const cloth: Strand[] = [
  parseStrand("316 156, 270 96, 210 78, 138 92, 92 170, 82 250, 84 330, 40 440, -6 530, -30 610"),
  parseStrand(
    "316 158, 270 108, 218 96, 156 116, 118 184, 110 256, 112 334, 88 440, 56 530, 44 610",
  ),
  parseStrand(
    "316 160, 276 122, 232 120, 188 146, 156 206, 150 268, 152 340, 142 440, 128 530, 124 610",
  ),
  parseStrand(
    "316 162, 284 138, 252 144, 220 172, 196 226, 188 280, 192 350, 200 440, 210 530, 216 610",
  ),
  parseStrand(
    "318 165, 296 160, 276 178, 254 208, 240 250, 228 300, 234 366, 250 440, 284 510, 300 610",
  ),
];
/** One of two cords (agal). */
const cord: Strand[] = [
  parseStrand("99 156, 104 150, 150 126, 212 115, 272 126, 315 146"),
  parseStrand("99 166, 106 161, 152 137, 212 126, 270 137, 317 157"),
];
const fold: Strand[] = [
  parseStrand("320 162, 300 164, 282 180, 268 204"),
  parseStrand("322 172, 306 175, 290 190, 273 212"),
];

export const ghutra: Covering = {
  hairline: 170,
  outline: getPolygon(cloth),
  draw: (pen) => {
    const { density = 1 } = pen.record;
    pen.cover(getArea(cloth));
    pen.draw(
      "clear",
      interpolateStrands(cloth, pen.count(58 * density), (part) => part ** 0.92),
    );
    pen.draw("strong", [cloth.at(-1) as Strand]);
    pen.cover(getArea(fold));
    pen.draw("clear", interpolateStrands(fold, pen.count(7)));
    for (const down of [0, 12]) {
      const [over, under] = cord.map((edge) =>
        edge.map(([x, y]): Point => [x, y + down]),
      ) as unknown as [Strand, Strand];
      const outline = [...over, ...[...under].reverse(), over[0] as Point];
      if (pen.small) {
        pen.draw("solid", [outline]);
        continue;
      }
      pen.cover(outline);
      const [above, below] = [samplePoints(over, 6), samplePoints(under, 6)];
      const twists = above.slice(2).map((point, index): Strand => [below[index] as Point, point]);
      pen.draw("strong", [outline, ...twists]);
    }
  },
};
