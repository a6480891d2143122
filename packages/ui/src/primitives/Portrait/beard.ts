import type { Head } from "./head.ts";
import { type Pen, translateStrand } from "./pen.ts";
import { interpolateStrands, type Point, parseStrand, type Strand } from "./spline.ts";

const moustache: Strand[] = [
  parseStrand("336 289, 326 294, 315 303, 309 319"),
  parseStrand("341 291, 332 297, 321 304, 310 320"),
  parseStrand("347 299, 336 303, 325 308, 312 321"),
];

function drawMoustache(pen: Pen, { nose }: Head) {
  const guides = moustache.map((guide) =>
    translateStrand(guide, nose[0] * 0.2, Math.max(0, nose[1] * 0.4)),
  );
  const outline = [...(guides[0] as Strand), ...[...(guides[2] as Strand)].reverse()];
  if (pen.small) {
    pen.draw("solid", [outline]);
    return;
  }
  pen.cover(outline);
  pen.draw("shade", [outline]);
  pen.draw("clear", interpolateStrands(guides, pen.count(8)));
}

const guides = {
  short: [
    parseStrand("238 226, 236 275, 234 320"),
    parseStrand("252 220, 247 290, 249 340"),
    parseStrand("263 254, 261 312, 268 356"),
    parseStrand("277 288, 279 332, 292 364"),
    parseStrand("297 310, 304 346, 311 367"),
    parseStrand("318 322, 328 348, 330 366"),
  ],
  long: [
    parseStrand("238 226, 234 278, 229 320"),
    parseStrand("252 220, 243 300, 246 362"),
    parseStrand("263 254, 256 332, 268 398"),
    parseStrand("277 288, 276 358, 286 422"),
    parseStrand("297 310, 304 380, 306 434"),
    parseStrand("318 322, 332 384, 328 437"),
    parseStrand("343 333, 365 376, 343 433"),
  ],
};

export const longBeard: Strand = parseStrand(
  "341 331, 352 339, 358 368, 355 405, 342 434, 322 440, 306 435",
);

export function drawBeard(pen: Pen, head: Head) {
  const { beard, fair } = pen.record;
  if (beard === "short" || beard === "long") {
    const { dip, chin, base } = head.marks;
    // The beard follows the jaw.
    const low = base[1] - 364;
    const down = guides[beard].map((guide) =>
      guide.map(([x, y]): Point => [x, y > 334 ? y + low : y]),
    );
    const all =
      beard === "short" ? [...down, [dip, chin, [base[0] - 4, base[1] - 5]] as Strand] : down;
    if (beard === "long") {
      const ends = down.slice(0, -2).map((guide) => guide[2] as Point);
      pen.cover([...down.map((guide) => guide[0] as Point), ...longBeard, ...ends.reverse()]);
    }
    const strands = interpolateStrands(all, pen.small ? 16 : pen.count(70)).map((hair): Strand => {
      const [from, middle, to] = hair as [Point, Point, Point];
      return [
        [from[0], from[1] + pen.random() * 5],
        middle,
        [to[0], to[1] - 1.5 - pen.random() * 3],
      ];
    });
    pen.draw(fair ? "soft" : "clear", strands.slice(0, beard === "short" ? -1 : undefined));
  }
  if (beard) drawMoustache(pen, head);
}
