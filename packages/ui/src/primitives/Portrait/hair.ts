import { braid, locs } from "./braidAndLocs.ts";
import { afro, curls } from "./curls.ts";
import { createRing } from "./features.ts";
import type { Pen } from "./pen.ts";
import {
  interpolateStrands,
  type Point,
  parseStrand,
  type Strand,
  samplePoints,
} from "./spline.ts";
import { createLocks, getArea, getPolygon, rootStrands } from "./strands.ts";

export interface Covering {
  /** Height of the accent line's start. */
  hairline: number;
  /** Hides everything drawn below. */
  outline: readonly Point[];
  /** Accent line below the chin, if it leaves the neck. */
  edge?: Strand | undefined;
  draw: (pen: Pen, start: Point) => void;
}

/** @param wide spread of the ends */
function combed([x, y]: Point, wide = 0): Strand[] {
  const ends = [-2, -1, 0, 1, 2].map(
    (index): Point => [x + index * wide, y + Math.abs(index) * -wide * 0.5],
  );
  return [
    parseStrand("310 140, 290 108, 226 80, 124 104, 88 196, 104 262"),
    parseStrand("310 141, 284 116, 222 104, 146 130, 112 200, 118 256"),
    parseStrand("310 142, 282 134, 234 132, 180 160, 142 210, 132 256"),
    parseStrand("310 143, 286 152, 262 166, 224 190, 178 216, 148 258"),
    [
      ...parseStrand("310 145, 286 158, 272 192, 262 222, 212 214"),
      [x + (214 - x) * 0.55, y + (226 - y) * 0.62] as Point,
    ],
  ].map((guide, index) => [...guide, ends[index] as Point]);
}

const combedBack = (guides: Strand[], tail?: (pen: Pen) => void): Covering => ({
  hairline: 137,
  outline: getPolygon(guides),
  draw: (pen, start) => {
    const { fair, density = 1 } = pen.record;
    const from = rootStrands(guides, start);
    pen.cover(getArea(from));
    pen.draw(
      fair ? "soft" : "clear",
      interpolateStrands(from, pen.count(46 * density), createLocks(pen.small ? 3 : 8)),
    );
    tail?.(pen);
  },
});

function knot(pen: Pen) {
  const turns = { small: 3, medium: 5, large: 6.5 }[pen.size];
  const spiral = Array.from({ length: Math.round(turns * 8) + 1 }, (_, step): Point => {
    const angle = (step / 8) * 2 * Math.PI - 0.6;
    const radius = 39 - (36 * step) / (turns * 8);
    return [94 + radius * Math.cos(angle), 284 + radius * Math.sin(angle)];
  });
  pen.cover(createRing(94, 284, 39));
  pen.draw("clear", [spiral]);
}

const bobBack: Strand[] = [
  parseStrand("255 101, 212 82, 136 96, 90 180, 84 270, 95 316, 132 336"),
  parseStrand("255 101, 222 90, 162 116, 118 190, 108 272, 118 326, 168 346"),
  parseStrand("255 101, 232 99, 194 138, 162 200, 158 280, 168 334, 208 351"),
  parseStrand("255 101, 242 110, 225 150, 208 210, 204 280, 214 334, 244 349"),
  parseStrand("255 101, 256 114, 258 160, 254 210, 250 270, 260 322, 276 343"),
  parseStrand("255 101, 264 116, 280 160, 272 206, 264 266, 272 316, 288 337"),
];
const fringe: Strand[] = [
  parseStrand("255 101, 298 107, 331 134, 343 172, 339 206"),
  parseStrand("255 101, 288 114, 314 148, 323 183, 322 213"),
  parseStrand("255 101, 276 118, 292 152, 297 190, 298 219"),
  parseStrand("255 101, 264 120, 275 158, 276 196, 269 226"),
];
const getEnds = (guides: Strand[]) => guides.map((guide) => guide.at(-1) as Point);

const bob: Covering = {
  hairline: 207,
  outline: [
    ...samplePoints(bobBack[0] as Strand, 3),
    ...getEnds(bobBack),
    ...samplePoints([...(bobBack.at(-1) as Strand)].reverse().slice(0, 4), 3),
    ...getEnds(fringe).reverse(),
    ...samplePoints([...(fringe[0] as Strand)].reverse(), 3),
  ],
  draw: (pen) => {
    const { density = 1 } = pen.record;
    const cut = (strands: Strand[]) =>
      strands.map((drawn): Strand => {
        const [x, y] = drawn.at(-1) as Point;
        return [...drawn.slice(0, -1), [x, y + pen.random() * 4 - 2]];
      });
    pen.cover(getArea(fringe));
    pen.draw(
      "clear",
      cut(interpolateStrands(fringe, pen.count(20 * density), createLocks(pen.small ? 2 : 5))),
    );
    pen.cover([
      ...(bobBack[0] as Strand),
      ...getEnds(bobBack),
      ...[...(bobBack.at(-1) as Strand)].reverse(),
    ]);
    pen.draw(
      "clear",
      cut(interpolateStrands(bobBack, pen.count(62 * density), createLocks(pen.small ? 5 : 13))),
    );
  },
};

const wreath: Strand[] = [
  parseStrand("130 190, 104 208, 104 262, 126 292, 148 308"),
  parseStrand("164 197, 134 210, 122 258, 134 290, 153 313"),
  parseStrand("198 203, 168 218, 152 256, 150 288, 158 316"),
  parseStrand("230 206, 206 216, 196 240, 184 276, 164 316"),
];
const receding: Covering = {
  hairline: 112,
  outline: getPolygon(wreath),
  draw: (pen) => {
    pen.cover(getArea(wreath));
    pen.draw("clear", interpolateStrands(wreath, pen.count(28), createLocks(pen.small ? 2 : 5)));
    pen.draw(
      "clear",
      interpolateStrands(
        [parseStrand("240 214, 238 236, 242 260"), parseStrand("257 215, 252 236, 247 256")],
        pen.count(8),
      ),
    );
  },
};

export const hairs = {
  short: combedBack(combed([155, 313], 4.5)),
  bun: combedBack(combed([130, 271]), knot),
  braid: combedBack(combed([158, 300], 2), braid),
  bob,
  receding,
  curls,
  afro,
  locs,
};
