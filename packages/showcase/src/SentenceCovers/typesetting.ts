import { getBearing, getWidth, type Script } from "./measure.ts";
import type { SentenceBook } from "./types.ts";

/** Cover in points: 130 × 195 mm. */
export const cover = { width: 368.5, height: 552.8 };

export const box = { x: 25, y: 25, width: 318.5, height: 436.5 };
const betweenHalves = 16;

/** In ems: line height, space around the first line, first baseline. */
export const lead = {
  en: { line: 1, first: 1.13, baseline: 0.74 },
  ar: { line: 1.36, first: 1.2, baseline: 0.92 },
};

/** Lantern in ems. May hang into the margin. */
export const stop = { radius: 0.095, gap: 0.055, advance: 0.1 };

const minRotationGain = 1.1;

export interface Line {
  text: string;
  /** In ems, without the full stop. */
  width: number;
  stops: boolean;
}

export interface Typesetting {
  /** In points. */
  size: number;
  turned: boolean;
  parts: { script: Script; lines: Line[]; top: number }[];
}

const getWords = (text: string) => text.split(/[ \n]+/).filter(Boolean);

export const countWords = ({ sentence }: SentenceBook) =>
  [sentence.en, sentence.ar].flatMap((text) => getWords(text ?? "")).length;

export const getScripts = ({ sentence }: SentenceBook) =>
  (["ar", "en"] as const).filter((script) => sentence[script]);

/** Returns the first sentence, which is unique. */
export const getKey = ({ sentence }: SentenceBook) => sentence.en ?? sentence.ar;

function breakLines(text: string, script: Script, longest: number): Line[] {
  const stops = /[^.]\.$/.test(text);
  const words = getWords(stops ? text.slice(0, -1) : text);
  const lines: Line[] = [];
  let line = "";
  const end = (last: boolean) =>
    lines.push({ text: line, width: getWidth(line, script), stops: last && stops });
  words.forEach((word, index) => {
    const longer = line ? `${line} ${word}` : word;
    const room = stops && index === words.length - 1 ? longest - stop.advance : longest;
    if (line && getWidth(longer, script) > room) {
      end(false);
      line = word;
    } else line = longer;
  });
  end(true);
  return lines;
}

/** Returns the largest type size in points, by bisection. Breaks only between words. */
export function getMaxTypeSize(
  text: string,
  script: Script,
  width: number,
  height: number,
): number {
  const { line, first } = lead[script];
  const fits = (size: number) => {
    const lines = breakLines(text, script, width / size);
    return (
      ((lines.length - 1) * line + first) * size <= height &&
      lines.every((each) => (each.width + (each.stops ? stop.advance : 0)) * size <= width)
    );
  };
  let size = 0;
  for (let step = height / 2; step > 0.01; step /= 2) if (fits(size + step)) size += step;
  return size;
}

/** Leaves no word alone on the last line. */
function balanceLines(text: string, script: Script, longest: number): Line[] {
  const lines = breakLines(text, script, longest);
  let width = longest;
  for (let step = longest / 4; step > longest / 100; step /= 2) {
    const fewer = breakLines(text, script, width - step);
    const fits = fewer.every(
      (each) => each.width + (each.stops ? stop.advance : 0) <= width - step,
    );
    if (fits && fewer.length === lines.length) width -= step;
  }
  return breakLines(text, script, width);
}

/** Sets a text as large as the cover allows, upright or turned. */
export function typesetOneLanguage(text: string, script: Script, turned: boolean): Typesetting {
  const [width, height] = turned ? [box.height, box.width] : [box.width, box.height];
  const size = getMaxTypeSize(text, script, width, height);
  return {
    size,
    turned,
    parts: [{ script, lines: balanceLines(text, script, width / size), top: 0 }],
  };
}

/** Both halves have the smaller size. */
function typesetTwoLanguages(sentence: SentenceBook["sentence"]): Typesetting {
  const height = (box.height - betweenHalves) / 2;
  const texts = (["ar", "en"] as const).map((script) => ({ script, text: sentence[script] ?? "" }));
  const sizes = texts.map(({ text, script }) => getMaxTypeSize(text, script, box.width, height));
  const size = Math.min(...sizes);
  return {
    size,
    turned: false,
    parts: texts.map(({ script, text }, index) => ({
      script,
      lines: balanceLines(text, script, box.width / size),
      top: index * (height + betweenHalves),
    })),
  };
}

/** Sets a book's sentence. Turns it if a single language becomes over 10 % larger. */
export function typesetCover({ sentence }: SentenceBook): Typesetting {
  if (sentence.en && sentence.ar) return typesetTwoLanguages(sentence);
  const script = sentence.ar ? "ar" : "en";
  const text = sentence[script] ?? "";
  const upright = typesetOneLanguage(text, script, false);
  const turned = typesetOneLanguage(text, script, true);
  return turned.size > upright.size * minRotationGain ? turned : upright;
}

/** Returns the position of the full stop, in the wanted or only script. */
export function getFullStop({ size, turned, parts }: Typesetting, wanted: Script) {
  const part = parts.find(({ script }) => script === wanted) ?? parts[0];
  const { script = wanted, lines = [], top = 0 } = part ?? {};
  const { line, baseline } = lead[script];
  const last = lines.at(-1);
  const along = ((last?.width ?? 0) - getBearing(last?.text ?? "") + stop.gap + stop.radius) * size;
  const down = top + (baseline + (lines.length - 1) * line - stop.radius) * size;
  const arabic = script === "ar";
  if (!turned)
    return { script, x: arabic ? box.x + box.width - along : box.x + along, y: box.y + down };
  return { script, x: arabic ? box.x + down : box.x + box.width - down, y: box.y + along };
}
