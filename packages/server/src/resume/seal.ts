import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from "node:crypto";

const algorithm = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/** What a record keeps for its file. */
export interface SealKey {
  /** Random, base64. Without it nobody reads the file. */
  key: string;
  /** Which `RESUME_KEY` is needed beside it; none where none was set. */
  keyedBy?: string;
}

/** What a file was sealed with is not among the keys that are set; the message is one sentence. */
export class MissingKeyError extends Error {}

/** Tells a `RESUME_KEY` from others, and nothing about it. */
const getName = (resumeKey: string): string =>
  createHmac("sha256", resumeKey).update("name of a resume key").digest("hex").slice(0, 16);

const deriveCipherKey = (key: string, resumeKey: string | undefined): Buffer => {
  const own = Buffer.from(key, "base64");
  if (resumeKey === undefined) return own;
  const salt = createHash("sha256").update(resumeKey).digest();
  return Buffer.from(hkdfSync("sha256", own, salt, "resume", 32));
};

/**
 * Encrypts a file with a random key of its own, which goes into the application's record alone:
 * deleting the record makes the file unreadable, every copy and cache included. With resume keys, the
 * first of which is the newest, the file opens with both only (HKDF, RFC 5869). The result is IV,
 * ciphertext, tag.
 */
export function seal(
  content: Uint8Array,
  [resumeKey]: readonly string[] = [],
): SealKey & { sealed: Buffer } {
  const key = randomBytes(32).toString("base64");
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, deriveCipherKey(key, resumeKey), iv);
  const sealed = Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  return { sealed, key, ...(resumeKey !== undefined && { keyedBy: getName(resumeKey) }) };
}

/**
 * Opens what `seal` made. Throws a `MissingKeyError` when its resume key is not set, and an error when
 * a key is another one or a byte was changed.
 */
export function unseal(
  sealed: Buffer,
  { key, keyedBy }: SealKey,
  resumeKeys: readonly string[] = [],
): Buffer {
  const resumeKey = resumeKeys.find((one) => getName(one) === keyedBy);
  if (keyedBy !== undefined && resumeKey === undefined)
    throw new MissingKeyError(
      "The resume was sealed with a RESUME_KEY that is not set: add that one, behind the newest and a comma.",
    );
  const iv = sealed.subarray(0, ivLength);
  const end = sealed.length - tagLength;
  const decipher = createDecipheriv(algorithm, deriveCipherKey(key, resumeKey), iv);
  decipher.setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(ivLength, end)), decipher.final()]);
}
