import { createHash } from "node:crypto";
import type { OgImageInput } from "./types.ts";

/** Increment with every visible change, to invalidate caches. */
const drawingVersion = 3;

/** Hashes an image's inputs (SHA-256). Returns 43 URL-safe characters. */
export function hashOgImage(input: OgImageInput): string {
  const { kind, title, lead, note, language, seed, artwork, drawing } = input;
  const texts = [title, lead ?? "", note ?? ""];
  const content = [drawingVersion, kind, ...texts, language, seed, artwork ?? "", drawing ?? ""];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/** Hashes text to an unsigned 32-bit integer. */
export const toSeed = (seed: string): number =>
  createHash("sha256").update(seed).digest().readUInt32BE();
