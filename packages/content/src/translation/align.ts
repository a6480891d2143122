import { type Fields, isObject } from "./places.ts";
import { getContent, getWords } from "./runs.ts";

/*
 * Which block of a text in Arabic stands for which one in English. Arabic is written, not translated
 * word for word: paragraphs are joined and left out.
 */

const getKey = ({ _key }: Fields): string => String(_key);

/** What kind of block one is: text of a style, in a list or not, or another type. */
const parseShape = ({ _type, style, listItem }: Fields): string =>
  [_type, style ?? "normal", listItem ?? ""].join(" ");

/** By the key of each English block, the key of the Arabic one that stands for it, if there is one. */
export function aligned(
  english: readonly Fields[],
  arabic: readonly Fields[],
): Map<string, string> {
  const pairs = byKey(english, arabic) ?? byLikeness(english, arabic);
  return new Map(pairs.map(([one, other]) => [getKey(one), getKey(other)]));
}

type Pair = readonly [english: Fields, arabic: Fields];

/**
 * The pairs with the same keys, where Arabic was made from English block by block; nothing where keys
 * are the same by chance: in another order, of another kind, or where others have none.
 */
function byKey(english: readonly Fields[], arabic: readonly Fields[]): Pair[] | undefined {
  const places = new Map(english.map((block, at) => [getKey(block), at]));
  let last = -1;
  const pairs: Pair[] = [];
  for (const other of arabic) {
    const at = places.get(getKey(other));
    const one = at === undefined ? undefined : english[at];
    if (at === undefined || !one || at <= last || parseShape(one) !== parseShape(other))
      return undefined;
    last = at;
    pairs.push([one, other]);
  }
  return pairs;
}

/** How well two blocks go together, from 0, which is not at all. */
function likeness(one: Fields, other: Fields): number {
  if (one._type !== other._type) return 0;
  const lengths = [one, other].map((block) => 1 + getWords(getContent(block)).length);
  const isKeyed = getKey(one) === getKey(other) ? 1 : 0;
  const isShaped = parseShape(one) === parseShape(other) ? 3 : 0;
  return 1 + isShaped + isKeyed + Math.min(...lengths) / Math.max(...lengths);
}

/** The pairs in order that go together best as a whole, as a diff finds the longest common part. */
function byLikeness(english: readonly Fields[], arabic: readonly Fields[]): Pair[] {
  const wide = arabic.length + 1;
  const best = new Float64Array((english.length + 1) * wide);
  const at = (row: number, column: number): number => best[row * wide + column] ?? 0;
  const scores = english.map((one) => arabic.map((other) => likeness(one, other)));
  for (let row = english.length - 1; row >= 0; row--)
    for (let column = arabic.length - 1; column >= 0; column--) {
      const score = scores[row]?.[column] ?? 0;
      const paired = score > 0 ? score + at(row + 1, column + 1) : 0;
      best[row * wide + column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  const pairs: Pair[] = [];
  for (let row = 0, column = 0; row < english.length && column < arabic.length; ) {
    const [one, other] = [english[row], arabic[column]];
    const score = scores[row]?.[column] ?? 0;
    if (one && other && score > 0 && at(row, column) === score + at(row + 1, column + 1)) {
      pairs.push([one, other]);
      row++;
      column++;
    } else if (at(row, column) === at(row + 1, column)) row++;
    else column++;
  }
  return pairs;
}

/** The blocks of a list of them; what is no object is none. */
export const getBlocks = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
