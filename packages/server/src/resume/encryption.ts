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

export interface FileKey {
  /** Base64. */
  key: string;
  keyedBy?: string;
}

export class MissingKeyError extends Error {}

const getName = (resumeKey: string): string =>
  createHmac("sha256", resumeKey).update("name of a resume key").digest("hex").slice(0, 16);

const deriveCipherKey = (key: string, resumeKey: string | undefined): Buffer => {
  const own = Buffer.from(key, "base64");
  if (resumeKey === undefined) return own;
  const salt = createHash("sha256").update(resumeKey).digest();
  return Buffer.from(hkdfSync("sha256", own, salt, "resume", 32));
};

/**
 * Encrypts a file with its own random key, stored only in the application's record: deleting it
 * makes all copies unreadable. The newest resume key, if any, is needed too (HKDF, RFC 5869). The
 * result is IV, ciphertext and tag.
 */
export function encrypt(
  content: Uint8Array,
  [resumeKey]: readonly string[] = [],
): FileKey & { encrypted: Buffer } {
  const key = randomBytes(32).toString("base64");
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, deriveCipherKey(key, resumeKey), iv);
  const encrypted = Buffer.concat([
    iv,
    cipher.update(content),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return { encrypted, key, ...(resumeKey !== undefined && { keyedBy: getName(resumeKey) }) };
}

/**
 * Decrypts a file. Throws a `MissingKeyError` if the resume key is not configured, and for a wrong
 * key or modified bytes.
 */
export function decrypt(
  encrypted: Buffer,
  { key, keyedBy }: FileKey,
  resumeKeys: readonly string[] = [],
): Buffer {
  const resumeKey = resumeKeys.find((one) => getName(one) === keyedBy);
  if (keyedBy !== undefined && resumeKey === undefined)
    throw new MissingKeyError(
      "The resume was sealed with a RESUME_KEY that is not set: add that one, behind the newest and a comma.",
    );
  const iv = encrypted.subarray(0, ivLength);
  const end = encrypted.length - tagLength;
  const decipher = createDecipheriv(algorithm, deriveCipherKey(key, resumeKey), iv);
  decipher.setAuthTag(encrypted.subarray(end));
  return Buffer.concat([decipher.update(encrypted.subarray(ivLength, end)), decipher.final()]);
}
