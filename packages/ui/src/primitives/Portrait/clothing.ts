import type { Pen } from "./pen.ts";
import type { PortraitRecord } from "./record.ts";
import {
  interpolateStrands,
  type Point,
  parseStrand,
  removeCovered,
  type Strand,
} from "./spline.ts";

/** The last is outside of the drawing. */
const shoulders: Strand[] = [
  parseStrand("136 414, 143 440, 168 464, 205 476, 238 474, 262 462, 271 452"),
  parseStrand("92 436, 94 478, 132 510, 196 524, 256 518, 296 498, 306 478"),
  parseStrand("36 468, 36 536, 80 566, 190 582, 290 572, 334 540, 344 505"),
  parseStrand("-6 500, 4 590, 40 628, 190 646, 322 632, 366 592, 371 535"),
  parseStrand("-32 542, -22 640, 0 690, 190 716, 350 696, 382 650, 384 580"),
  parseStrand("-44 600, -40 700, -30 750, 190 790, 380 770, 388 710, 388 640"),
];

const bands = {
  collar: [
    parseStrand("134 398, 148 424, 178 444, 212 452, 248 450, 270 444, 286 446"),
    parseStrand("118 418, 138 448, 178 476, 222 494, 264 502, 284 494, 298 472"),
  ],
  rollneck: [
    parseStrand("146 372, 154 384, 178 398, 206 404, 236 403, 258 398, 268 392"),
    parseStrand("126 418, 142 444, 178 468, 212 476, 250 472, 272 464, 281 456"),
  ],
  kandura: [
    parseStrand("140 408, 148 430, 172 452, 206 464, 238 462, 260 450, 268 440"),
    parseStrand("136 414, 143 440, 168 464, 205 476, 238 474, 262 462, 271 452"),
  ],
} satisfies Record<string, Strand[]>;

export function drawClothing(pen: Pen, covered: readonly Point[]) {
  const { clothing = "crew", weave = 1 } = pen.record;
  const neckline = shoulders[0] as Strand;
  const along = interpolateStrands(shoulders, 11);
  const left = along.map((line) => line[0] as Point).reverse();
  const right = along.map((line) => line.at(-1) as Point);
  pen.cover([...left, ...neckline, ...right, [389, 620], [-44, 620]]);
  const lines = interpolateStrands(shoulders, pen.count(28 * weave));
  const seen = lines.filter((line) => line.some(([, y]) => y < 598));
  pen.draw(
    "soft",
    [...seen, left, right].map((line) => removeCovered(line, covered)),
  );
  if (clothing === "crew") {
    pen.draw("strong", [removeCovered(neckline, covered)]);
    return;
  }
  const band: Strand[] = bands[clothing];
  const [upper, lower] = band as [Strand, Strand];
  pen.cover([...upper, ...[...lower].reverse()]);
  const round = interpolateStrands(band, pen.count(clothing === "kandura" ? 7 : 11));
  pen.draw(
    "clear",
    round.slice(1, -1).map((line) => removeCovered(line, covered)),
  );
  if (clothing === "rollneck") {
    const rib = (part: number): Strand =>
      [0, 0.33, 0.66, 1].map((at) => {
        const [a, b] = [0, 1].map((edge) => {
          const line = band[edge] as Strand;
          const place = part * (line.length - 1);
          const index = Math.min(Math.floor(place), line.length - 2);
          const [p, q] = [line[index] as Point, line[index + 1] as Point];
          return [p[0] + (q[0] - p[0]) * (place - index), p[1] + (q[1] - p[1]) * (place - index)];
        }) as unknown as [Point, Point];
        const bulge = Math.sin(at * Math.PI) * (part - 0.5) * 8;
        return [a[0] + (b[0] - a[0]) * at + bulge, a[1] + (b[1] - a[1]) * at];
      });
    const ribs = pen.count(24);
    pen.draw(
      "clear",
      Array.from({ length: ribs + 1 }, (_, index) => rib(index / ribs)),
    );
    return;
  }
  pen.draw("strong", [removeCovered(upper, covered), removeCovered(lower, covered)]);
  if (clothing !== "kandura") return;
  const tassel: Strand[] = [
    parseStrand("268 458, 294 488, 316 532, 322 566"),
    parseStrand("271 456, 299 486, 322 530, 328 567"),
  ];
  pen.cover([...(tassel[0] as Strand), ...[...(tassel[1] as Strand)].reverse()]);
  pen.draw("strong", interpolateStrands(tassel, pen.small ? 2 : 3));
  if (!pen.small)
    pen.draw(
      "clear",
      interpolateStrands(
        [parseStrand("321 562, 320 582, 319 604"), parseStrand("329 562, 336 582, 342 604")],
        7,
      ),
    );
}

const bandFronts: Partial<Record<string, Strand>> = {
  collar: parseStrand("263 440, 280 445, 291 455, 298 471"),
  rollneck: parseStrand("264 392, 270 400, 276 426, 281 456, 288 465"),
};

export const breastLine = ({ clothing = "crew" }: PortraitRecord, to: Point): Strand => [
  ...(bandFronts[clothing] ?? []),
  ...parseStrand("306 479, 344 508, 371 536"),
  [to[0], to[1] - 22],
  to,
];
