import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts a file with a random key of its own. What is stored is worthless without the key, and
 * the key is in the application's record alone: deleting the record makes the file unreadable,
 * every copy and cache included. The result is IV, ciphertext, tag.
 */
export function seal(content: Uint8Array): { sealed: Buffer; key: string } {
  const key = randomBytes(32);
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv);
  const sealed = Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  return { sealed, key: key.toString("base64") };
}

/** Opens what `seal` made. Throws when the key is another one, or a byte was changed. */
export function unseal(sealed: Buffer, key: string): Buffer {
  const iv = sealed.subarray(0, ivLength);
  const end = sealed.length - tagLength;
  const decipher = createDecipheriv(algorithm, Buffer.from(key, "base64"), iv);
  decipher.setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(ivLength, end)), decipher.final()]);
}
