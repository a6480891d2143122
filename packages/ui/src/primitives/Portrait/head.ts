import type { Pen } from "./pen.ts";
import type { PortraitRecord } from "./record.ts";
import {
  interpolateStrands,
  lerp,
  type Point,
  parseStrand,
  removeCovered,
  type Strand,
  samplePoints,
} from "./spline.ts";

export interface Head {
  /** From crown to neck. */
  profile: Strand;
  /** From chin to nape. */
  jaw: Strand;
  marks: Record<"root" | "upper" | "meet" | "lower" | "below" | "dip" | "chin" | "base", Point>;
  /** To the lower lip, and to the chin. */
  toLip: Strand;
  toChin: Strand;
  /** Offset from the default. */
  nose: Point;
}

const JAW_ENDS = 23;

export function getHead({ face = {}, beard }: PortraitRecord): Head {
  const { slope = 0, brow = 0, nasion = 0, hump = 0, projection = 0, length = 0 } = face;
  const { tip = 0, roundness = 0, lips = 0, chin = 0, jaw = 0, jowl = 0 } = face;
  const out = projection * 9;
  const down = length * 6;
  const full = lips * 4;
  const low = jaw * 6;
  const beardOut = beard === "short" ? 4 : 0;
  const profile: Point[] = [
    [222, 112],
    [256 - slope * 2, 110 + slope],
    [289 - slope * 9, 124 + slope * 4],
    [313 - slope * 10, 156],
    [325 - slope * 5 + brow * 2, 188],
    [328 + brow * 5, 207 + brow],
    [318 - nasion * 5 + brow * 2, 221],
    [323 - nasion * 3 + hump * 3, 233],
    [333 + hump * 7 + out * 0.4, 247 + down * 0.4],
    [345 + hump * 3 + out * 0.8, 263 + down * 0.8],
    [358 + out - roundness, 276 + down - tip * 5 - roundness * 2],
    [354 + out + roundness * 3, 287 + down - tip * 2 + roundness],
    [335 + out * 0.3, 285 + down * 0.8 + tip],
    [340 + full * 0.4, 294 + down * 0.4],
    [352 + full, 300.5 - full * 0.2],
    [353 + full, 303.5],
    [339 + full * 0.4, 308.5],
    [350 + full, 312],
    [351 + full, 318 + full * 0.3],
    [345 + full * 0.7, 324 + full * 0.3],
    [333 + chin * 3 + beardOut, 332],
    [346 + chin * 7 + beardOut, 343 + low * 0.4],
    [343 + chin * 7 + beardOut, 364 + low * 0.8],
    [320 + chin * 4, 373 + low],
    [296, 366 + low * 0.8 + jowl * 7],
    [270 + jowl * 4, 364 + jowl * 12],
    [254 + jowl * 7, 388 + jowl * 8],
    [254 + jowl * 4, 424],
    [264, 450],
  ];
  const square = Math.max(0, jaw) * 5;
  const mark = (index: number) => profile[index] as Point;
  return {
    profile,
    marks: {
      root: mark(6),
      upper: mark(14),
      meet: mark(16),
      lower: mark(18),
      below: mark(19),
      dip: mark(20),
      chin: mark(21),
      base: mark(22),
    },
    toLip: profile.slice(0, 20),
    toChin: profile.slice(0, JAW_ENDS + 1),
    jaw: [
      [330 + chin * 4, 371 + low],
      [302, 370 + low * 0.8],
      [270 - square, 352 + low * 0.7 + square * 0.4],
      [240 - square, 332 + square],
      [227, 306],
      [206, 302],
      [180, 300],
      [160, 304],
    ],
    nose: [out * 0.55, down * 0.8],
  };
}

/** One per profile point above the chin. */
const back: Strand = parseStrand(
  "198 113, 165 116, 136 138, 121 170, 117 196, 117 210, 119 222, 121 233, 126 247, 133 263, 141 277, 147 287, 151 295, 155 302, 156 305, 158 310, 159 314, 160 319, 161 326, 162 333, 163 341, 164 350, 165 366, 165 376",
);

/** Featureless, to blend with. */
const plain = [
  222, 254, 284, 306, 317, 321, 321, 322, 324, 326, 327, 328, 329, 330, 331, 331, 331, 331, 331,
  331, 329, 327, 323, 312,
];

const parted = ([x, y]: Point, [cx, cy]: Point, width: number, height: number): number => {
  const near = 1 - ((y - cy) / height) ** 2;
  if (near <= 0) return x;
  const dx = x - cx;
  const push = width * near * Math.exp(-Math.abs(dx) / (width * 1.6));
  return x + (dx < 0 ? -push : push);
};

const getHeight = (edge: readonly Point[], x: number) => {
  for (let index = 1; index < edge.length; index++) {
    const [ax, ay] = edge[index - 1] as Point;
    const [bx, by] = edge[index] as Point;
    if (x <= ax && x >= bx) return ay + ((by - ay) * (ax - x)) / Math.max(ax - bx, 0.01);
  }
  return x > (edge[0]?.[0] ?? 0) ? (edge[0]?.[1] ?? 0) : (edge.at(-1)?.[1] ?? 0);
};

/** @param part 0 for the profile, 1 for the back of the head */
function facePath({ profile, nose }: Head, edge: readonly Point[], part: number): Strand {
  const points: Point[] = [];
  for (let index = 0; index <= JAW_ENDS; index++) {
    const [px, py] = profile[index] as Point;
    const [bx, by] = back[index] as Point;
    const smooth = plain[index] as number;
    const keeps = Math.exp(-part * 5.5);
    const y = py + (by - py) * Math.min(1, part * (index < 5 ? 1 : 4));
    let x = smooth + (bx - smooth) * part + (px - smooth) * keeps;
    if (part > 0.04) x = parted([x, y], [303 + nose[0] * 0.2, 231], x < 303 ? 11 : 3, 20);
    x = parted([x, y], [216, 251], 12, 32);
    const end = getHeight(edge, x);
    if (y >= end - 2) {
      points.push([x, end]);
      break;
    }
    points.push([x, y]);
  }
  return points;
}

export function drawNeck(pen: Pen, { profile }: Head) {
  const front = profile.slice(-5);
  const guides: Strand[] = [
    parseStrand("160 296, 168 340, 166 380, 154 404, 142 424"),
    parseStrand("190 298, 198 345, 194 392, 184 430, 178 474"),
    parseStrand("226 304, 228 350, 222 395, 220 440, 222 484"),
    front.map(([x, y], index) => lerp([x, y], [240, y], index < 2 ? 0.1 : 0.02)),
  ];
  pen.cover([...(guides[0] as Strand), [200, 480], [250, 470], ...[...front].reverse()]);
  pen.draw("faint", interpolateStrands(guides, pen.count(18)).slice(0, -1));
}

const getOutline = ({ profile, jaw }: Head): Point[] => [
  ...samplePoints(profile.slice(0, JAW_ENDS + 1), 4),
  ...samplePoints(jaw, 4),
  ...[...back.slice(0, 14)].reverse(),
];

export function drawFace(pen: Pen, head: Head, covered: readonly Point[]) {
  pen.cover(getOutline(head));
  const edge = samplePoints(head.jaw, 4);
  const lines = pen.count(33);
  const front: Strand[] = [];
  const rear: Strand[] = [];
  for (let index = 1; index < lines; index++) {
    const t = index / lines;
    // Denser at both contours.
    const part = t * 0.55 + (1 - Math.cos(Math.PI * t)) * 0.225;
    const path = removeCovered(facePath(head, edge, part), covered);
    (part < 0.4 ? front : rear).push(path);
  }
  pen.draw("faint", rear);
  pen.draw("soft", [...front, head.jaw]);
}
