/** In ems. Others are generous estimates. */
const narrow = /[iljtfrI.,:;'’‘“”«»،!|()\s\u0627\u0623\u0625\u0622\u0644\u0631\u0632\u062f\u0630]/u;
const wide = /[mwMWOQ@%\u0633\u0634\u0635\u0636]/u;
const mark = /\p{M}/u;

const measureEms = (letter: string) =>
  mark.test(letter) ? 0 : narrow.test(letter) ? 0.31 : wide.test(letter) ? 0.82 : 0.55;

/** Estimates the width, equally on server and browser. */
export const getWidth = (text: string, size: number) =>
  [...text].reduce((ems, letter) => ems + measureEms(letter), 0) * size;

/** Breaks text into the fewest lines, of similar length. Ties: shorter first line. */
export function balanceLines(text: string, size: number, width: number): string[] {
  const words = text.split(" ");
  let count = Math.max(1, Math.ceil(getWidth(text, size) / width));
  for (; count < words.length; count += 1) {
    const lines = findBestBreaks(words, count, size);
    if (lines.every((line) => getWidth(line, size) <= width)) return lines;
  }
  return words;
}

/** Penalizes short words at line ends. */
const getCost = (line: string, size: number, isLast: boolean) =>
  getWidth(line, size) * (!isLast && /(^|\s)\S{1,3}$/u.test(line) ? 1.15 : 1);

interface Part {
  lines: string[];
  cost: number;
}

/** Returns the breaks whose worst line is best. Ties: the first. */
function findBestBreaks(words: readonly string[], count: number, size: number): string[] {
  const known = new Map<string, Part>();
  const rest = (from: number, left: number): Part => {
    const key = `${from} ${left}`;
    const found = known.get(key);
    if (found) return found;
    let best: Part = { lines: [], cost: Number.POSITIVE_INFINITY };
    for (let to = left === 1 ? words.length : from + 1; to <= words.length - left + 1; to += 1) {
      const line = words.slice(from, to).join(" ");
      const after = left === 1 ? { lines: [], cost: 0 } : rest(to, left - 1);
      const cost = Math.max(getCost(line, size, left === 1), after.cost);
      if (cost < best.cost) best = { lines: [line, ...after.lines], cost };
    }
    known.set(key, best);
    return best;
  };
  return rest(0, count).lines;
}
