import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** Source: OWASP, Password Storage (argon2id). */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

/** Returns `salt.hash`, both in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await deriveHash(password, nonce);
  return `${nonce.toString("base64url")}.${hash.toString("base64url")}`;
}

/** Without a hash, returns `false` after the same time. */
export async function verifyPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [salt = "", hash = ""] = (kept ?? dummyHash).split(".");
  const given = await deriveHash(password, Buffer.from(salt, "base64url"));
  return timingSafeEqual(given, Buffer.from(hash, "base64url")) && kept !== undefined;
}

const dummyHash = `${Buffer.alloc(16).toString("base64url")}.${Buffer.alloc(32).toString("base64url")}`;

// All keyboards must produce the same password (RFC 8265).
const deriveHash = (password: string, nonce: Buffer): Promise<Buffer> =>
  promisify(argon2)("argon2id", { ...cost, nonce, message: password.normalize("NFKC") });
