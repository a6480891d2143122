import { circleData, palettes, rhombData, through } from "./canvas.ts";

/*
 * Small drawings for the text of a post: on paper, without words, from the left; a right-to-left
 * page mirrors them.
 */

const { line, accent } = palettes.paper;
const width = 1016;

const sheet = (height: number, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="#FAF8F4"/>${drawing}</svg>`;

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
  through([
    [from, y],
    [to, y],
  ]);

const point = (x: number, y: number, colour: string = line, radius = 8): string =>
  `<path d="${circleData(x, y, radius)}" fill="${colour}"/>`;

const rhomb = (x: number, y: number, colour: string = line, radius = 11): string =>
  `<path d="${rhombData(x, y, radius)}" fill="${colour}"/>`;

const hollow = (x: number, y: number, radius = 11): string =>
  `<path d="${rhombData(x, y, radius)}" fill="#FAF8F4" stroke="${line}" stroke-width="2"/>`;

/** Three comparisons to scale: two that say wait, and one that is clear. */
function shares(): string {
  let drawing = "";
  const pairs = [
    [420, 455],
    [510, 480],
    [430, 872],
  ] as const;
  for (const [index, [before, after]] of pairs.entries()) {
    const y = 72 + index * 88;
    const clear = index === 2;
    const colour = clear ? accent : line;
    drawing +=
      stroke(level(y, 60, 60 + before), { opacity: 0.4, thick: 3 }) +
      stroke(level(y + 26, 60, 60 + after), { colour, thick: clear ? 5 : 3 }) +
      point(60, y + 26, colour, clear ? 9 : 6) +
      (clear ? rhomb(60 + after, y + 26, colour, 13) : "");
  }
  return sheet(348, drawing);
}

/** Eleven lines to fill in, of which four stay. */
function fields(): string {
  const stays = new Set([0, 3, 6, 10]);
  let drawing = "";
  for (let index = 0; index < 11; index++) {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const [x, y] = [60 + column * 232, 84 + row * 84];
    const kept = stays.has(index);
    drawing += stroke(
      level(y, x, x + 200),
      kept ? { colour: accent, thick: 4 } : { opacity: 0.45, thick: 1.5, dashed: true },
    );
    if (kept) drawing += point(x, y, accent) + rhomb(x + 200, y, accent);
  }
  return sheet(336, drawing);
}

/** Two companies, each of them at the beginning of one line and at the end of another. */
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
    drawing += `<path d="${circleData(x, 150, 34)}" fill="#FAF8F4" stroke="${line}" stroke-width="2"/>`;
  }
  return sheet(
    300,
    `${drawing}${point(150, 136, accent, 9)}${rhomb(866, 136, accent, 12)}${point(866, 166, line, 9)}${rhomb(150, 166, line, 12)}`,
  );
}

/** The line of a launch: on the way, on the day, and on the day after. */
function launch(): string {
  const row = (y: number, share: number) =>
    stroke(level(y, 60, 956), { opacity: 0.35, thick: 2 }) +
    stroke(level(y, 60, 60 + 896 * share), { colour: accent, thick: 5 }) +
    point(60, y, accent, 9) +
    (share < 1 ? point(60 + 896 * share, y, accent, 7) + hollow(956, y, 13) : "");
  return sheet(
    300,
    row(70, 0.62) +
      row(150, 1) +
      rhomb(956, 150, accent, 13) +
      `<path d="M0 206h${width}v94H0z" fill="#FF8906"/>` +
      stroke(level(253, 60, 956), { thick: 5 }) +
      point(60, 253, line, 9) +
      rhomb(956, 253, line, 13),
  );
}

/** What a page weighs, piece by piece, and the mark that it may not pass. */
function budget(): string {
  let drawing = "";
  const pages = [
    [230, 160, 96, 60],
    [230, 210, 190, 150],
    [180, 120, 96, 60],
  ];
  for (const [index, pieces] of pages.entries()) {
    const y = 76 + index * 72;
    let x = 60;
    for (const [position, piece] of pieces.entries()) {
      const over = x + piece > 760;
      drawing += stroke(level(y, x, x + piece - 12), {
        colour: over ? accent : line,
        opacity: over ? 1 : 1 - position * 0.2,
        thick: 10,
      });
      x += piece;
    }
    drawing += x > 760 ? rhomb(x + 12, y, accent, 12) : "";
  }
  return sheet(
    296,
    `${drawing}${stroke("M760 36V260", { colour: accent, thick: 2 })}${point(760, 36, accent, 7)}`,
  );
}

/** A timetable: the next departure first and large, those before it fallen away. */
function timetable(): string {
  let drawing = "";
  for (let row = 0; row < 5; row++) {
    const y = 58 + row * 56 + (row > 1 ? 20 : 0);
    const next = row === 1;
    const opacity = row === 0 ? 0.22 : next ? 1 : 0.6;
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

/** The diagrams by the names of their files. */
export const diagramFiles: { file: string; svg: () => string }[] = Object.entries(diagrams).map(
  ([name, svg]) => ({ file: `figure-${name}.png`, svg }),
);
