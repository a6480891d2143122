import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { marksField } from "../schema/fields.ts";
import { type MarkState, markStates } from "../schema/translation-states.ts";
import { getContents } from "./parts.ts";
import { type Field, isObject, type Place } from "./places.ts";
import { type Content, isEmpty } from "./runs.ts";

/**
 * How the Arabic of a field came about, kept in the object `ar` beside it. It says by digests which
 * English it was made from and which Arabic it is about: who writes either anew has nothing to update,
 * as a mark about another Arabic holds no more.
 */
export interface Mark {
  _type: "translationMark";
  /** Name of the field. */
  _key: string;
  state: MarkState;
  source: string;
  target: string;
  /** ISO 8601. */
  at: string;
  by: string;
}

/** Hexadecimal digits of a digest: 80 bits, which no two texts of a site share by chance. */
const length = 20;

/** Of texts in their order, whatever their keys and styles; those that say nothing do not count. */
export const toDigest = (contents: readonly Content[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(contents.filter((one) => !isEmpty(one)))))).slice(
    0,
    length,
  );

export const hashField = (field: Field, value: unknown): string =>
  toDigest(getContents(field, value));

const isMark = (value: unknown): value is Mark =>
  isObject(value) && markStates.some((state) => state === value.state);

/** The marks of an object `ar`. */
export function marksIn(ar: Place["ar"]): Mark[] {
  const marks = ar?.[marksField];
  return Array.isArray(marks) ? marks.filter(isMark) : [];
}

/** The mark of a field; none where somebody has written its Arabic anew since. */
export function getMark({ field, name, arabic, ar }: Place): Mark | undefined {
  const mark = marksIn(ar).find(({ _key }) => _key === name);
  return mark && mark.target === hashField(field, arabic) ? mark : undefined;
}
