interface Stroke {
  /** Share of the loudest. 0 is a pause. */
  loudness: number;
}

export interface Word {
  text: string;
  /** First stroke. `to` is exclusive. */
  from: number;
  to: number;
}

const pauses = [
  { after: /[.!?؟]["”’»]?$/u, strokes: 3 },
  { after: /[,;:،؛]$/u, strokes: 2 },
];

const countLetters = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, "").length;

/** Deterministic (FNV-1a with a final mix). */
function hashToUnitInterval(seed: string): number {
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** Spreads a sentence over seconds: words by letters, pauses at commas and full stops. */
export function createWaveform(sentence: string, seconds: number) {
  const parts = sentence.split(/\s+/u).filter((part) => countLetters(part) > 0);
  const getRest = (part: string, index: number) =>
    index === parts.length - 1 ? 0 : (pauses.find(({ after }) => after.test(part))?.strokes ?? 0);
  const rests = parts.map(getRest);
  const silent = rests.reduce((sum, rest) => sum + rest, 0);
  const letters = parts.reduce((sum, part) => sum + countLetters(part), 0);
  const perLetter = Math.max(0, seconds - silent) / letters;

  const strokes: Stroke[] = [];
  const words: Word[] = [];
  let heard = 0;
  let paused = 0;
  let phrase = 0;
  for (const [index, part] of parts.entries()) {
    heard += countLetters(part);
    const from = strokes.length;
    const to = Math.round(heard * perLetter) + paused;
    words.push({ text: part.replace(/["“”«»]/gu, ""), from, to });
    const voice = 0.35 + 0.65 * hashToUnitInterval(`${part}${index}`);
    for (let at = from; at < to; at += 1) {
      const swell = Math.sin((Math.PI * (at - from + 0.7)) / (to - from + 0.4));
      const fall = 1 / (1 + (at - phrase) * 0.02);
      const breath = 0.72 + 0.28 * hashToUnitInterval(`${part}${at}`);
      strokes.push({ loudness: Math.max(0.06, voice * Math.max(0.3, swell) * fall * breath) });
    }
    const rest = rests[index] ?? 0;
    for (let at = 0; at < rest; at += 1) strokes.push({ loudness: 0 });
    paused += rest;
    if (rest > 0) phrase = strokes.length;
  }
  const smooth = smoothStrokes(strokes);
  const loudest = Math.max(...smooth);
  return { words, strokes: smooth.map((loudness): Stroke => ({ loudness: loudness / loudest })) };
}

/** Averages neighbours except at pauses. */
const smoothStrokes = (strokes: readonly Stroke[]) =>
  strokes.map(({ loudness }, index) => {
    const near = (at: number) => strokes[at]?.loudness || loudness;
    return loudness && 0.5 * loudness + 0.25 * (near(index - 1) + near(index + 1));
  });

/** Formats seconds as "1:30". */
export const formatDuration = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;
