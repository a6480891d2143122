import { getCirclePath, getDiamondPath, getPolylinePath, palettes } from "./canvas.ts";

/* Without text, and mirrored on right-to-left pages. */

const { ground, line, accent } = palettes.plate;
const { orange } = palettes;
const width = 1016;

/** Returns a diagram on one dark background. */
export const sheet = (height: number, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="${ground}"/>${drawing}</svg>`;

interface Stroke {
  colour?: string;
  opacity?: number;
  thick?: number;
  dashed?: true;
}

const stroke = (
  data: string,
  { colour = line, opacity = 1, thick = 2, dashed }: Stroke = {},
): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${thick}"${dashed ? ' stroke-dasharray="3 9"' : ""} stroke-linecap="round"/>`;

const level = (y: number, from: number, to: number): string =>
  getPolylinePath([
    [from, y],
    [to, y],
  ]);

const point = (x: number, y: number, colour: string = line, radius = 8): string =>
  `<path d="${getCirclePath(x, y, radius)}" fill="${colour}"/>`;

const rhomb = (x: number, y: number, colour: string = line, radius = 11): string =>
  `<path d="${getDiamondPath(x, y, radius)}" fill="${colour}"/>`;

const hollow = (x: number, y: number, radius = 11): string =>
  `<path d="${getDiamondPath(x, y, radius)}" fill="${ground}" stroke="${line}" stroke-width="2"/>`;

/** Clicks of three pairs of ads, ten units each: only one is clear. */
function shares(): string {
  let drawing = "";
  const pairs = [
    [42, 45],
    [51, 48],
    [43, 87],
  ] as const;
  for (const [index, [first, second]] of pairs.entries()) {
    const y = 72 + index * 88;
    const clear = index === 2;
    const colour = clear ? accent : line;
    const end = 60 + second * 10;
    drawing +=
      stroke(level(y, 60, 60 + first * 10), { opacity: 0.5, thick: 4 }) +
      stroke(level(y + 28, 60, end), { colour, thick: clear ? 6 : 4 }) +
      point(60, y + 28, colour, clear ? 10 : 8) +
      (clear ? rhomb(end, y + 28, colour, 13) : "");
  }
  return sheet(348, drawing);
}

/** Eleven form fields, four of which remain. */
function fields(): string {
  const stays = new Set([0, 3, 6, 10]);
  let drawing = "";
  for (let index = 0; index < 11; index++) {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const [x, y] = [60 + column * 232, 84 + row * 84];
    const kept = stays.has(index);
    drawing += stroke(
      level(y, x, x + 200),
      kept ? { colour: accent, thick: 4 } : { opacity: 0.6, thick: 3, dashed: true },
    );
    if (kept) drawing += point(x, y, accent) + rhomb(x + 200, y, accent);
  }
  return sheet(336, drawing);
}

function roles(): string {
  const arc = (from: number, to: number, bend: number) =>
    `M${from} 150C${from + (to - from) * 0.3} ${150 + bend} ${from + (to - from) * 0.7} ${150 + bend} ${to} 150`;
  let drawing = "";
  for (let bend = -112; bend <= 112; bend += 14) {
    drawing += stroke(arc(150, 866, bend), { opacity: 0.3, thick: 1 });
  }
  drawing += stroke(arc(150, 866, -140), { colour: accent, thick: 5 });
  drawing += stroke(arc(866, 150, 140), { thick: 5 });
  for (const x of [150, 866]) {
    drawing += `<path d="${getCirclePath(x, 150, 34)}" fill="${ground}" stroke="${line}" stroke-width="2"/>`;
  }
  return sheet(
    300,
    `${drawing}${point(150, 136, accent, 9)}${rhomb(866, 136, accent, 12)}${point(866, 166, line, 9)}${rhomb(150, 166, line, 12)}`,
  );
}

/** Before, on and after a launch day. */
function launch(): string {
  const row = (y: number, share: number) =>
    stroke(level(y, 60, 956), { opacity: 0.4, thick: 2 }) +
    stroke(level(y, 60, 60 + 896 * share), { colour: accent, thick: 5 }) +
    point(60, y, accent, 9) +
    (share < 1 ? point(60 + 896 * share, y, accent, 7) + hollow(956, y, 13) : "");
  return sheet(
    300,
    row(70, 0.62) +
      row(150, 1) +
      rhomb(956, 150, accent, 13) +
      `<path d="M0 206h${width}v94H0z" fill="${orange.ground}"/>` +
      stroke(level(253, 60, 956), { colour: orange.line, thick: 5 }) +
      point(60, 253, orange.line, 9) +
      rhomb(956, 253, orange.line, 13),
  );
}

/** Page weight in three states, two units per kilobyte. The accent is above 350 kB. */
function budget(): string {
  const states = [
    [115, 80, 48, 30],
    [115, 105, 95, 75],
    [90, 60, 48, 30],
  ];
  const tints = [1, 0.74, 0.54, 0.38];
  const thick = 26;
  const mark = 60 + 350 * 2;
  const bar = (y: number, from: number, to: number, colour: string, opacity: number) =>
    `<path d="M${from} ${y - thick / 2}H${to}v${thick}H${from}z" fill="${colour}" fill-opacity="${opacity}"/>`;
  let drawing = "";
  for (const [index, pieces] of states.entries()) {
    const y = 84 + index * 72;
    let x = 60;
    for (const [position, kilobytes] of pieces.entries()) {
      const end = x + kilobytes * 2;
      // Gaps must not change the sum.
      const to = position < pieces.length - 1 ? end - 4 : end;
      drawing += bar(y, x, Math.min(to, mark), line, tints[position] as number);
      if (to > mark) drawing += bar(y, mark, to, accent, 1) + rhomb(to + 24, y, accent, 13);
      x = end;
    }
  }
  return sheet(
    296,
    `${drawing}${stroke(`M${mark} 40V268`, { colour: accent, thick: 3 })}${point(mark, 40, accent)}`,
  );
}

function timetable(): string {
  let drawing = "";
  for (let row = 0; row < 5; row++) {
    const y = 58 + row * 56 + (row > 1 ? 20 : 0);
    const next = row === 1;
    const opacity = row === 0 ? 0.36 : next ? 1 : 0.7;
    drawing += stroke(level(y, 60, 60 + (next ? 300 : 120)), {
      opacity,
      thick: next ? 22 : 6,
    });
    drawing += stroke(level(y, 460, 890 - row * 60), {
      colour: next ? accent : line,
      opacity,
      thick: next ? 5 : 2,
    });
    if (next) drawing += point(460, y, accent, 9) + rhomb(830, y, accent, 13);
  }
  return sheet(360, drawing);
}

const diagrams = { budget, fields, launch, roles, shares, timetable };

/** By file name. */
export const diagramFiles: { file: string; svg: () => string }[] = Object.entries(diagrams).map(
  ([name, svg]) => ({ file: `figure-${name}.png`, svg }),
);
