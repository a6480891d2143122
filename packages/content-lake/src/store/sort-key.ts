/** The first byte of a key: GROQ sorts numbers before strings, strings before booleans, and null last. */
export const RANK = { number: 1, string: 2, boolean: 3, null: 4 } as const;

/** Longer texts, in UTF-16 units, are no values to be found by: they would be copied into every index. */
export const MOST_TEXT = 1_000;

/**
 * A value as bytes that compare as GROQ's `order` and `==` do, so that SQLite can: numbers by their
 * size, texts by their UTF-16 units. `undefined` for arrays and objects, which equal nothing and are
 * sorted with null, and for texts that are too long.
 */
export function sortKey(value: unknown): Uint8Array | undefined {
  if (value === null || value === undefined) return Uint8Array.of(RANK.null);
  if (typeof value === "boolean") return Uint8Array.of(RANK.boolean, Number(value));
  if (typeof value === "string" && value.length <= MOST_TEXT)
    return ranked(RANK.string, Buffer.from(value, "utf16le").swap16());
  if (typeof value === "number") return ranked(RANK.number, ofNumber(value));
  return undefined;
}

const ranked = (rank: number, bytes: Uint8Array): Uint8Array =>
  Buffer.concat([Uint8Array.of(rank), bytes]);

/** IEEE 754 with the sign turned over, and everything else too where the number is negative. */
function ofNumber(value: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  // There are two zeros, which are equal.
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  const isNegative = (bytes[0] ?? 0) >= 0x80;
  for (const [at, byte] of bytes.entries())
    bytes[at] = isNegative ? byte ^ 0xff : at === 0 ? byte ^ 0x80 : byte;
  return bytes;
}
