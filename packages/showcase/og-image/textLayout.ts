/** Returns the width in px. */
export type MeasureText = (text: string, size: number) => number;

export interface TextBox {
  /** In px. */
  width: number;
  /** Maximum. */
  lines: number;
  /** In px, the largest first. */
  sizes: readonly number[];
  fits: (lines: number, size: number) => boolean;
  /** Whether the last line is as wide as others. @default false */
  even?: boolean;
}

export interface FittedText {
  lines: string[];
  /** In px. */
  size: number;
}

/**
 * Splits at break opportunities: spaces, hyphens, dashes and slashes (UAX #14, classes HY, BA, SY).
 */
const splitAtBreaks = (text: string) =>
  text
    .trim()
    .match(/[^\s\-–—/]*(?:[-–—/]+|\s+|$)/g)
    ?.filter(Boolean) ?? [];

/** Gives overlong parts their own line. */
function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const part of splitAtBreaks(paragraph)) {
      if (line && measure((line + part).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = part;
      } else line += part;
    }
    return line ? [...lines, line.trimEnd()] : lines;
  });
}

/**
 * Minimizes squared space at line ends (Knuth and Plass). The last line counts a quarter unless
 * `even`, like lines that end with punctuation.
 */
function balance(
  text: string,
  { width, even }: TextBox,
  measure: (text: string) => number,
): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const all = splitAtBreaks(paragraph);
    const count = wrap(paragraph, width, measure).length;
    const join = (start: number, end: number) => all.slice(start, end).join("").trimEnd();
    let best = { cost: Number.POSITIVE_INFINITY, lines: wrap(paragraph, width, measure) };
    const tryFrom = (start: number, lines: string[], cost: number) => {
      const left = count - lines.length;
      if (cost >= best.cost || left === 0) return;
      for (let end = left === 1 ? all.length : start + 1; end <= all.length; end++) {
        const line = join(start, end);
        const wide = measure(line);
        if (wide > width && end > start + 1) break;
        const mayEnd = left === 1 ? !even : /\p{Po}$/u.test(line);
        const sum = cost + (width - wide) ** 2 * (mayEnd ? 0.25 : 1);
        if (left === 1 && sum < best.cost && wide <= width) {
          best = { cost: sum, lines: [...lines, line] };
        } else tryFrom(end, [...lines, line], sum);
      }
    };
    // Each line multiplies the search.
    if (count > 1 && count <= 4) tryFrom(0, [], 0);
    return best.lines;
  });
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function truncate(line: string, width: number, measure: (text: string) => number): string {
  const pieces = splitAtBreaks(line);
  while (pieces.length > 1 && measure(`${pieces.join("").trimEnd()}…`) > width) pieces.pop();
  const letters = [...graphemes.segment(pieces.join("").trimEnd())].map(({ segment }) => segment);
  while (letters.length > 1 && measure(`${letters.join("")}…`) > width) letters.pop();
  return `${letters.join("").replace(/[\s\p{P}]+$/u, "")}…`;
}

/** Sets a text at the largest size that fits, or truncates it at the smallest. */
export function fitText(text: string, room: TextBox, measure: MeasureText): FittedText {
  const { width, lines: max, sizes, fits } = room;
  for (const size of sizes) {
    const at = (line: string) => measure(line, size);
    const lines = balance(text, room, at);
    const narrow = lines.every((line) => at(line) <= width);
    if (narrow && lines.length <= max && fits(lines.length, size)) return { lines, size };
  }
  const size = sizes.at(-1) ?? 16;
  const at = (line: string) => measure(line, size);
  const all = wrap(text, width, at);
  let count = Math.min(max, all.length);
  while (count > 1 && !fits(count, size)) count--;
  const kept = all
    .slice(0, count)
    .map((line) => (at(line) > width ? truncate(line, width, at) : line));
  const last = kept.length - 1;
  if (all.length > count && !kept[last]?.endsWith("…")) {
    kept[last] = truncate(all[last] ?? "", width, at);
  }
  return { lines: kept, size };
}
