import type { Head } from "./head.ts";
import { type Pen, translateStrand } from "./pen.ts";
import { interpolateStrands, type Point, parseStrand, type Strand } from "./spline.ts";

/** Returns an ellipse as control points. */
export const createRing = (cx: number, cy: number, rx: number, ry = rx): Strand => {
  const across = 0.42 * rx;
  const along = 0.42 * ry;
  return [
    [cx - rx, cy],
    [cx - rx, cy - along],
    [cx - across, cy - ry],
    [cx + across, cy - ry],
    [cx + rx, cy - along],
    [cx + rx, cy + along],
    [cx + across, cy + ry],
    [cx - across, cy + ry],
    [cx - rx, cy + along],
    [cx - rx, cy],
  ];
};

const ear: Strand[] = [
  parseStrand(
    "227 248, 229 231, 220 222, 205 223, 202 240, 206 256, 213 264, 213 276, 220 282, 226 275, 225 262",
  ),
  parseStrand("223 238, 218 229, 209 232, 209 244, 213 254"),
  parseStrand("225 262, 217 262, 216 253, 221 250"),
];

export function drawEar(pen: Pen) {
  const [outer] = ear as [Strand];
  pen.cover(outer);
  pen.draw("strong", pen.small ? [outer] : ear);
  if (pen.record.earring) pen.draw("solid", [createRing(219, 287, pen.small ? 5 : 3.4)]);
}

const eyeLid: Strand = parseStrand("284 235, 292 226, 302 222, 311 224, 314 228");
const eyeBelow: Strand = parseStrand("284 235, 293 239, 303 239, 310 236");

const brows: Strand[] = [
  parseStrand("274 214, 283 205, 300 199, 317 202, 325 207"),
  parseStrand("274 214, 285 209, 299 206, 314 208, 324 213"),
];

export function drawFeatures(pen: Pen, head: Head) {
  const { root } = head.marks;
  const { age = 0, fair } = pen.record;
  const at = (drawn: Strand) => translateStrand(drawn, root[0] - 318);
  const brow = brows.map(at) as [Strand, Strand];
  const browArea = [...brow[0], ...[...brow[1]].reverse()];
  if (pen.small) {
    pen.draw("solid", [at(createRing(306, 231, 4, 6)), browArea]);
    pen.draw("strong", [at(parseStrand("281 236, 295 222, 314 225"))]);
    drawMouth(pen, head);
    return;
  }
  pen.cover(at([...eyeLid, ...[...eyeBelow].reverse()]));
  pen.draw("shade", [browArea]);
  if (!fair) pen.draw("clear", interpolateStrands(brow, pen.count(6)));
  pen.draw("solid", [at(createRing(307.5, 230.5, 3.6, 6.2))]);
  pen.draw("strong", [at(eyeLid)]);
  pen.draw("clear", [at(eyeBelow), at(parseStrand("287 224, 297 217, 311 218"))]);
  const lived = [
    ...(age > 0
      ? [at(parseStrand("280 233, 276 231, 272 228")), at(parseStrand("280 237, 276 238, 271 241"))]
      : []),
    ...(age > 0 ? [parseStrand("325 283, 315 292, 309 303")] : []),
    ...(age > 1 ? [at(parseStrand("288 244, 297 248, 306 245"))] : []),
  ];
  const lean = (head.profile[3]?.[0] ?? 313) - 313;
  const lines = [
    parseStrand("281 166, 298 162, 311 164"),
    parseStrand("284 175, 300 171, 315 174"),
  ];
  pen.draw("soft", [
    ...lived,
    ...(age > 1 ? lines.map((line) => translateStrand(line, lean)) : []),
  ]);
  drawMouth(pen, head);
}

function drawMouth(pen: Pen, { marks, nose }: Head) {
  const { upper, meet, lower, below } = marks;
  const corner: Point = [314, 311];
  const inner: Point = [meet[0] + 2, meet[1]];
  if (pen.small) {
    pen.draw("strong", [[corner, [330, 307], inner]]);
    return;
  }
  const wing = parseStrand("340 267, 331 270, 327 280, 333 286, 340 285");
  const over: Strand[] = [
    [corner, [331, 307], inner],
    [corner, [333, 301], [upper[0] - 3, upper[1]]],
  ];
  const under: Strand[] = [
    [corner, [330, 309], inner],
    [corner, [329, 318], [(lower[0] + below[0]) / 2 - 6, below[1] - 1]],
  ];
  pen.draw("clear", [translateStrand(wing, nose[0] * 0.9, nose[1])]);
  pen.draw("soft", [
    ...interpolateStrands(over, pen.count(5)),
    ...interpolateStrands(under, pen.count(5)),
  ]);
  pen.draw("strong", [[corner, [322, 308], [332, 308], inner]]);
}

export function drawGlasses(pen: Pen, { marks }: Head) {
  const { glasses, cord } = pen.record;
  if (!glasses) return;
  const x = marks.root[0] - 14;
  const square = translateStrand(
    parseStrand(
      "0 222, -13 222, -16 223, -17 226, -17 240, -16 247, -11 249, 9 249, 15 246, 17 236, 17 226, 16 222, 12 221, 0 222",
    ),
    x,
  );
  const arm: Strand = [
    [x - 17, 231],
    [x - 44, 232],
    [224, 233],
    [212, 234],
    [206, 242],
  ];
  pen.draw("strong", [glasses === "round" ? createRing(x, 235, 17, 17.5) : square, arm]);
  if (cord) pen.draw("soft", [parseStrand("206 242, 194 262, 184 320, 190 380, 212 430, 236 462")]);
}

export function drawPencil(pen: Pen) {
  if (!pen.record.pencil) return;
  const body: Strand = parseStrand(
    "162 225, 162 225, 268 198, 268 198, 286 199, 286 199, 271 207, 271 207, 164 234, 164 234, 162 225",
  );
  pen.cover(body);
  pen.draw("strong", [body]);
  if (!pen.small)
    pen.draw("clear", [
      parseStrand("163 228, 269 201"),
      parseStrand("164 231, 270 204"),
      parseStrand("268 198, 266 203, 271 207"),
    ]);
}

export function drawTendons(pen: Pen) {
  if ((pen.record.age ?? 0) < 2 || pen.small) return;
  pen.draw("soft", [
    parseStrand("266 372, 250 388, 240 405, 236 428"),
    parseStrand("272 370, 256 386, 246 405, 243 440"),
  ]);
}
