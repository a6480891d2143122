import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { link, mkdir, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import { SettingsError } from "./errors.ts";
import { writeDurably } from "./files.ts";

/** In characters. */
export const minSecretLength = 32;

/**
 * Returns the configured secret, or generates one in the data directory. Document ids and mail
 * links derive from it, so it must not change. Throws a `SettingsError` if it is too short or
 * cannot be stored.
 */
export async function loadSecret(dataDir: string, secret: string | undefined): Promise<string> {
  if (secret) return secret;
  const path = join(dataDir, "secret");
  await mkdir(dataDir, { recursive: true });
  const kept = await readSecret(path).catch(ifMissing);
  if (kept) return kept;
  const fresh = `${path}.${randomBytes(6).toString("hex")}`;
  await writeDurably(fresh, randomBytes(32).toString("hex"));
  try {
    // Fails if another process was first.
    await link(fresh, path).catch(unlessThere);
  } finally {
    await unlink(fresh);
  }
  return readSecret(path);
}

async function readSecret(path: string): Promise<string> {
  const kept = (await readFile(path, "utf8")).trim();
  if (kept.length >= minSecretLength) return kept;
  throw new SettingsError(
    `The file ${path} holds no secret of ${minSecretLength} characters: put back the one from your backup, or delete the file to have a new one made, which ends the links in mails that were sent.`,
  );
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

function unlessThere({ code }: NodeJS.ErrnoException): void {
  if (code !== "EEXIST")
    throw new SettingsError(
      `DATA_DIR is on a file system without hard links (${code}): set SECRET, or set DATA_DIR to a folder of another one.`,
    );
}

function derive(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("hex");
}

/** Derives a stable id that does not reveal the value. */
export const getId = (secret: string, value: string): string => derive(secret, "id", value);

/** Derives a stable UUID (RFC 9562, version 8) that does not reveal it. */
export function deriveUuid(secret: string, value: string): string {
  const hex = derive(secret, "uuid", value);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Signs a link's id for a use, such as `confirm`. */
export const createLinkToken = (secret: string, use: string, id: string): string =>
  derive(secret, use, id);

/** Compares secrets in constant time. */
export function isSame(expected: string, given: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}
