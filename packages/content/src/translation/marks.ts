import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { marksField } from "../schema/fields.ts";
import { type MarkState, markStates } from "../schema/translation-states.ts";
import { getContents } from "./parts.ts";
import { type Field, isObject, type Place } from "./places.ts";
import { type Content, isEmpty } from "./runs.ts";

/**
 * Origin of a field's Arabic, stored in the sibling object `ar`. Contains digests of the English
 * that was translated and of the resulting Arabic. Editors need not update it: if either text
 * changes, the digests no longer match.
 */
export interface Mark {
  _type: "translationMark";
  _key: string;
  state: MarkState;
  source: string;
  target: string;
  at: string;
  by: string;
}

/** Length of a digest in hexadecimal digits. 80 bits suffice to avoid collisions. */
const length = 20;

/** Returns the digest of texts in their order, without keys and styles. Empty texts are skipped. */
export const toDigest = (contents: readonly Content[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(contents.filter((one) => !isEmpty(one)))))).slice(
    0,
    length,
  );

export const hashField = (field: Field, value: unknown): string =>
  toDigest(getContents(field, value));

const isMark = (value: unknown): value is Mark =>
  isObject(value) && markStates.some((state) => state === value.state);

export function marksIn(ar: Place["ar"]): Mark[] {
  const marks = ar?.[marksField];
  return Array.isArray(marks) ? marks.filter(isMark) : [];
}

/** Returns the mark of a field. `undefined` if its Arabic was changed since. */
export function getMark({ field, name, arabic, ar }: Place): Mark | undefined {
  const mark = marksIn(ar).find(({ _key }) => _key === name);
  return mark && mark.target === hashField(field, arabic) ? mark : undefined;
}
