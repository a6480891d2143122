import type { Covering } from "./hair.ts";
import {
  interpolateStrands,
  type Point,
  parseStrand,
  type Strand,
  samplePoints,
} from "./spline.ts";
import { getArea } from "./strands.ts";

const crown: Strand[] = [
  parseStrand("308 137, 272 104, 214 82, 132 100, 84 190, 88 262, 104 320, 92 376, 44 448"),
  parseStrand("308 137, 272 110, 222 96, 156 120, 114 196, 114 262, 126 318, 122 372, 92 420"),
  parseStrand("308 138, 276 118, 236 114, 186 142, 148 206, 146 264, 158 316, 162 360, 158 396"),
  parseStrand("308 139, 282 126, 254 132, 218 160, 188 216, 186 268, 200 316, 214 356, 222 390"),
  parseStrand("308 140, 294 136, 274 150, 252 182, 240 230, 240 280, 254 330, 276 366, 296 392"),
];
const rim: Strand[] = [
  parseStrand("304 131, 262 144, 230 206, 228 276, 248 344, 282 392, 318 397"),
  parseStrand("310 146, 274 158, 256 212, 257 276, 274 332, 300 366, 323 376"),
];
const drape: Strand[] = [
  parseStrand("128 356, 164 352, 210 356, 254 372, 292 388, 323 377"),
  parseStrand("84 402, 132 404, 196 420, 262 430, 302 420, 319 400"),
  parseStrand("34 450, 98 470, 186 492, 268 494, 312 472, 331 434"),
  parseStrand("-14 486, 60 532, 180 566, 280 562, 326 526, 346 472"),
  parseStrand("-60 520, 20 592, 170 640, 286 630, 336 576, 351 510"),
  parseStrand("-100 556, -10 660, 160 710, 296 690, 348 610, 350 552"),
];
const throat = parseStrand("323 376, 317 385, 320 410, 332 436, 346 472");
const upon = (guides: readonly Strand[], end: 0 | -1) =>
  guides.map((guide) => guide.at(end) as Point);

const band: Strand[] = [
  parseStrand("311 146, 276 158, 260 200, 257 250"),
  parseStrand("317 160, 290 168, 270 200, 258 252"),
];

export const hijab: Covering = {
  hairline: 144,
  outline: [
    ...samplePoints(crown[0] as Strand, 3),
    [-60, 520],
    [-90, 610],
    [350, 610],
    [351, 510],
    ...samplePoints([...throat].reverse(), 3),
    ...samplePoints([...(rim[1] as Strand)].reverse(), 3),
  ],
  edge: throat,
  draw: (pen) => {
    const { density = 1, fair, underscarf } = pen.record;
    const cloth = fair ? "soft" : "clear";
    pen.cover(getArea(crown));
    pen.draw(
      cloth,
      interpolateStrands(crown, pen.count(46 * density), (part) => part ** 1.2),
    );
    const breast = upon(drape, -1);
    pen.cover([
      ...(drape[0] as Strand),
      ...throat,
      ...breast.slice(4),
      [348, 620],
      [-100, 620],
      [-60, 520],
      [34, 446],
    ]);
    const folds = interpolateStrands(drape, pen.count(42 * density));
    pen.draw(cloth, [
      ...folds.filter((line) => line.some(([x, y]) => y < 598 && x > 0)),
      upon(drape.slice(1), 0),
      ...interpolateStrands(
        [
          [...breast.slice(3, 5), [350, 552], [338, 604]],
          [
            [342, 480],
            [343, 522],
            [334, 562],
            [316, 604],
          ],
        ],
        pen.count(6),
      ),
    ]);
    if (underscarf) {
      pen.cover(getArea(band));
      pen.draw("clear", interpolateStrands(band, pen.count(8)));
    }
    pen.cover(getArea(rim));
    pen.draw("clear", interpolateStrands(rim, pen.small ? 5 : pen.count(20)));
    pen.draw("strong", [rim[1] as Strand]);
  },
};
