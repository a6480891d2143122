import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { marksField } from "../schema/fields.ts";
import { type MarkState, markStates } from "../schema/translation-states.ts";
import { getContents } from "./parts.ts";
import { type Content, isEmpty } from "./text-runs.ts";
import { type Field, isObject, type TranslatableField } from "./translatable-fields.ts";

/**
 * Origin of a field's Arabic, stored in `ar`. Digests identify the English source and the Arabic
 * result. If either changes, the mark is void, so that editors need not update it.
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

/** 80 bits in hexadecimal, against collisions. */
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

/** Returns the valid translation marks stored with the Arabic. */
export function getMarks(ar: TranslatableField["ar"]): Mark[] {
  const marks = ar?.[marksField];
  return Array.isArray(marks) ? marks.filter(isMark) : [];
}

/**
 * Returns a field's translation mark. `undefined` if there is none or the Arabic has changed since.
 */
export function getMark({ field, name, arabic, ar }: TranslatableField): Mark | undefined {
  const mark = getMarks(ar).find(({ _key }) => _key === name);
  return mark && mark.target === hashField(field, arabic) ? mark : undefined;
}
