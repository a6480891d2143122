import { getContent, toPlainText } from "./text-runs.ts";
import { type Fields, isObject } from "./translatable-fields.ts";

/* Arabic may join or omit paragraphs. */

const getKey = ({ _key }: Fields): string => String(_key);

const parseShape = ({ _type, style, listItem }: Fields): string =>
  [_type, style ?? "normal", listItem ?? ""].join(" ");

/** Maps keys of English blocks to matching Arabic ones, by key or else similarity. */
export function alignBlocks(
  english: readonly Fields[],
  arabic: readonly Fields[],
): Map<string, string> {
  const pairs = pairByKey(english, arabic) ?? pairBySimilarity(english, arabic);
  return new Map(pairs.map(([one, other]) => [getKey(one), getKey(other)]));
}

type Pair = readonly [english: Fields, arabic: Fields];

/**
 * Pairs equal keys, if Arabic was derived block by block. `undefined` if keys match by chance: in
 * another order, of another kind, or in part.
 */
function pairByKey(english: readonly Fields[], arabic: readonly Fields[]): Pair[] | undefined {
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

/** 0 prevents a pair. */
function getSimilarity(one: Fields, other: Fields): number {
  if (one._type !== other._type) return 0;
  const lengths = [one, other].map((block) => 1 + toPlainText(getContent(block)).length);
  const isKeyed = getKey(one) === getKey(other) ? 1 : 0;
  const isShaped = parseShape(one) === parseShape(other) ? 3 : 0;
  return 1 + isShaped + isKeyed + Math.min(...lengths) / Math.max(...lengths);
}

/** Finds the ordered pairs of greatest similarity (longest common subsequence). */
function pairBySimilarity(english: readonly Fields[], arabic: readonly Fields[]): Pair[] {
  const wide = arabic.length + 1;
  const best = new Float64Array((english.length + 1) * wide);
  const at = (row: number, column: number): number => best[row * wide + column] ?? 0;
  const scores = english.map((one) => arabic.map((other) => getSimilarity(one, other)));
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

export const getBlocks = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
