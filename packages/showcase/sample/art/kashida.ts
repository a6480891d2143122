import { palettes } from "./canvas.ts";
import { sheet } from "./diagrams.ts";

/**
 * The word بين with a kashida of zero, five and sixteen units. Outlines of Readex Pro (SIL Open
 * Font License), y upwards.
 */

interface Letter {
  width: number;
  outline: string;
}

const beh: Letter = {
  width: 341,
  outline:
    "M0 0V102H179Q179 170 158 227Q138 284 104 346L195 438Q224 375 246 307Q269 239 272 164Q275 88 243 0ZM158 -243 77 -161 154 -79 235 -161Z",
};

const yeh: Letter = {
  width: 366,
  outline:
    "M0 0V102H122Q130 117 139 150Q148 182 155 220Q162 258 164 289L285 331Q271 262 254 206Q238 150 215 100Q192 51 157 0ZM357 0Q303 0 262 10Q220 20 188 36Q157 51 131 68L186 136Q206 125 229 118Q252 110 278 106Q305 102 334 102H366V0ZM95 -243 14 -161 91 -79 172 -161ZM267 -243 186 -161 263 -79 344 -161Z",
};

const noon: Letter = {
  width: 743,
  outline:
    "M321 -230Q245 -230 190 -210Q135 -190 100 -156Q64 -121 47 -75Q30 -29 30 23Q30 52 40 102Q50 152 74 214L162 185Q146 142 138 104Q131 67 131 38Q131 -2 144 -33Q158 -64 184 -86Q211 -107 248 -118Q286 -128 334 -128Q373 -128 410 -118Q446 -107 474 -88Q502 -68 518 -40Q535 -12 535 23Q535 57 528 86Q520 114 500 159L592 158Q599 147 608 128Q616 110 623 89Q630 68 630 50Q630 -35 592 -98Q554 -161 484 -196Q415 -230 321 -230ZM733 0Q695 0 661 10Q627 20 598 38Q570 56 549 78Q528 101 516 125L459 246L539 342L609 185Q623 155 639 136Q655 118 678 110Q700 102 733 102H743V0ZM323 360 242 442 319 524 400 442Z",
};

/** Width of a kashida unit, height of the join. */
const unit = 80;
const stroke = 102;
/** Avoids visible seams. */
const overlap = 12;

function word(x: number, y: number, units: number, scale: number): string {
  const stretch = units * unit;
  const placed: string[] = [];
  let left = 0;
  for (const part of [noon, stretch, yeh, beh]) {
    if (typeof part === "number") {
      if (part > 0)
        placed.push(
          `<path d="M${left - overlap} 0h${part + 2 * overlap}v${stroke}h${-part - 2 * overlap}z"/>`,
        );
      left += part;
      continue;
    }
    const joint = left > 0 ? `M${-overlap * 2} 0V${stroke}H10V0Z` : "";
    placed.push(`<path transform="translate(${left})" d="${part.outline}${joint}"/>`);
    left += part.width;
  }
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${placed.join("")}</g>`;
}

export function drawKashidaSpecimen(): string {
  const { line } = palettes.plate;
  const scale = 0.11;
  const wide = (units: number) => (noon.width + yeh.width + beh.width + units * unit) * scale;
  const [width, height, margin] = [1016, 192, 44];
  const baseline = height * 0.6;
  const middle = width - margin - wide(0) - 160 - wide(5);
  const between = [middle + wide(5) + 80, (middle + margin + wide(16)) / 2];
  return sheet(
    height,
    `<g fill="${line}">${word(width - margin - wide(0), baseline, 0, scale)}${word(middle, baseline, 5, scale)}${word(margin, baseline, 16, scale)}</g>` +
      `<path d="${between.map((x) => `M${x} 62v64`).join("")}" stroke="${line}" stroke-opacity=".5"/>`,
  );
}
