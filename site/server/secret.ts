import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { link, mkdir, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "./files.ts";

/**
 * Returns the secret: the one that is set, otherwise the one kept in the data directory, made at
 * the first start. Everything derived from it (document ids, unsubscribe links) must stay the
 * same for as long as the submissions are kept.
 */
export async function loadSecret(dataDir: string, secret: string | undefined): Promise<string> {
  if (secret) return secret;
  const path = join(dataDir, "secret");
  await mkdir(dataDir, { recursive: true });
  const kept = await readFile(path, "utf8").catch(() => "");
  if (kept.trim()) return kept.trim();
  const fresh = `${path}.${randomBytes(6).toString("hex")}`;
  await writeDurably(fresh, randomBytes(32).toString("hex"));
  // A link fails when another process was first, so all of them read the same secret.
  await link(fresh, path).catch(() => undefined);
  await unlink(fresh);
  return (await readFile(path, "utf8")).trim();
}

function derive(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("hex");
}

/** An id for a value that the id must not tell: the same value, the same id. */
export const idOf = (secret: string, value: string): string => derive(secret, "id", value);

/** What proves that a link was made here, for one document id and one use. */
export const tokenFor = (secret: string, use: string, id: string): string =>
  derive(secret, use, id);

/** Compares in constant time. */
export function isSame(expected: string, given: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}
