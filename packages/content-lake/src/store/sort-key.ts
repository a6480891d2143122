/** First byte of a key, in GROQ's order of types. */
export const RANK = { number: 1, string: 2, boolean: 3, null: 4 } as const;

/** Longer strings (UTF-16 units) are not indexed: each index copies them. */
export const MAX_INDEXED_LENGTH = 1_000;

/**
 * Returns bytes that sort and compare as in GROQ. `undefined` for long strings, and for arrays and
 * objects, which equal nothing and sort as null.
 */
export function sortKey(value: unknown): Uint8Array | undefined {
  if (value === null || value === undefined) return Uint8Array.of(RANK.null);
  if (typeof value === "boolean") return Uint8Array.of(RANK.boolean, Number(value));
  if (typeof value === "string" && value.length <= MAX_INDEXED_LENGTH)
    return ranked(RANK.string, Buffer.from(value, "utf16le").swap16());
  if (typeof value === "number") return ranked(RANK.number, ofNumber(value));
  return undefined;
}

const ranked = (rank: number, bytes: Uint8Array): Uint8Array =>
  Buffer.concat([Uint8Array.of(rank), bytes]);

/** IEEE 754 with the sign bit flipped, or all bits for negative numbers. */
function ofNumber(value: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  // -0 equals 0.
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  const isNegative = (bytes[0] ?? 0) >= 0x80;
  for (const [at, byte] of bytes.entries())
    bytes[at] = isNegative ? byte ^ 0xff : at === 0 ? byte ^ 0x80 : byte;
  return bytes;
}
