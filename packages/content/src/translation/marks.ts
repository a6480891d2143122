import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { marksField } from "../schema/fields.ts";
import { type MarkState, markStates } from "../schema/translation-states.ts";
import { getContents } from "./parts.ts";
import { type Content, isEmpty } from "./text-runs.ts";
import { type Field, isObject, type TranslatableField } from "./translatable-fields.ts";

/**
 * Origin of a field's Arabic, stored in `ar`. Digests identify English and Arabic. If either
 * changes, the mark is void, so editors need not update it.
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

/** Hexadecimal, 80 bits. */
const length = 20;

/** Ignores keys, styles and empty texts. */
export const toDigest = (contents: readonly Content[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(contents.filter((one) => !isEmpty(one)))))).slice(
    0,
    length,
  );

export const hashField = (field: Field, value: unknown): string =>
  toDigest(getContents(field, value));

const isMark = (value: unknown): value is Mark =>
  isObject(value) && markStates.some((state) => state === value.state);

/** Returns the valid marks stored with the Arabic. */
export function getMarks(ar: TranslatableField["ar"]): Mark[] {
  const marks = ar?.[marksField];
  return Array.isArray(marks) ? marks.filter(isMark) : [];
}

/** Returns a field's mark. `undefined` without one or after a change of the Arabic. */
export function getMark({ field, name, arabic, ar }: TranslatableField): Mark | undefined {
  const mark = getMarks(ar).find(({ _key }) => _key === name);
  return mark && mark.target === hashField(field, arabic) ? mark : undefined;
}
