import { getBearing, getWidth, type Script } from "./measure.ts";
import type { SentenceBook } from "./types.ts";

/** 130 × 195 mm. All lengths of a cover are points. */
export const cover = { width: 368.5, height: 552.8 };

/** Where a sentence stands on it; below are title and author. */
export const box = { x: 25, y: 25, width: 318.5, height: 436.5 };
const betweenHalves = 16;

/**
 * Parts of the type size: from line to line, what the first one takes above and below, and from the
 * box's top to its baseline.
 */
export const lead = {
  en: { line: 1, first: 1.13, baseline: 0.74 },
  ar: { line: 1.36, first: 1.2, baseline: 0.92 },
};

/** The lantern, in parts of the type size. It may hang over the margin, as a full stop does. */
export const stop = { radius: 0.095, gap: 0.055, advance: 0.1 };

/** How much larger a sentence has to be on its side to be worth turning the book. */
const worthTurning = 1.1;

export interface Line {
  text: string;
  /** In parts of the type size, without its full stop. */
  width: number;
  /** Whether it ends with the full stop. */
  stops: boolean;
}

export interface Setting {
  /** In points. */
  size: number;
  /** On its side. */
  turned: boolean;
  parts: { script: Script; lines: Line[]; top: number }[];
}

const getWords = (text: string) => text.split(/[ \n]+/).filter(Boolean);

/** How many words a book's first sentence has, in all its languages. */
export const countWords = ({ sentence }: SentenceBook) =>
  [sentence.en, sentence.ar].flatMap((text) => getWords(text ?? "")).length;

export const getScripts = ({ sentence }: SentenceBook) =>
  (["ar", "en"] as const).filter((script) => sentence[script]);

/** No two books begin alike. */
export const getKey = ({ sentence }: SentenceBook) => sentence.en ?? sentence.ar;

/** Breaks a text into lines as long as they may be. */
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

/**
 * The largest size at which a text fits a box, found by halving. It is broken between words only.
 *
 * @returns points
 */
export function largestSize(text: string, script: Script, width: number, height: number): number {
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

/** As many lines as a text needs, as equal as they get: no word is left alone at the end. */
function evenLines(text: string, script: Script, longest: number): Line[] {
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

/** One language: the whole box, upright or on its side. */
export function setAlone(text: string, script: Script, turned: boolean): Setting {
  const [width, height] = turned ? [box.height, box.width] : [box.width, box.height];
  const size = largestSize(text, script, width, height);
  return {
    size,
    turned,
    parts: [{ script, lines: evenLines(text, script, width / size), top: 0 }],
  };
}

/** Two languages: a half for each, and the smaller of both sizes for both. */
function setTogether(sentence: SentenceBook["sentence"]): Setting {
  const height = (box.height - betweenHalves) / 2;
  const texts = (["ar", "en"] as const).map((script) => ({ script, text: sentence[script] ?? "" }));
  const sizes = texts.map(({ text, script }) => largestSize(text, script, box.width, height));
  const size = Math.min(...sizes);
  return {
    size,
    turned: false,
    parts: texts.map(({ script, text }, index) => ({
      script,
      lines: evenLines(text, script, box.width / size),
      top: index * (height + betweenHalves),
    })),
  };
}

/** The first sentence on its cover, as large as it fits. */
export function setCover({ sentence }: SentenceBook): Setting {
  if (sentence.en && sentence.ar) return setTogether(sentence);
  const script = sentence.ar ? "ar" : "en";
  const text = sentence[script] ?? "";
  const upright = setAlone(text, script, false);
  const turned = setAlone(text, script, true);
  return turned.size > upright.size * worthTurning ? turned : upright;
}

/** Where the last full stop of a language is on its cover: of the given one, where the book has it. */
export function getStop({ size, turned, parts }: Setting, wanted: Script) {
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
