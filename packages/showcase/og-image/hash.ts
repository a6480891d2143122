import { createHash } from "node:crypto";
import type { SharingInput } from "./types.ts";

/** Version of the drawing: raise it with every visible change, to invalidate cached pictures. */
const edition = 3;

/** Hashes all that the picture depends on to 43 URL-safe characters. */
export function hashOgImage(input: SharingInput): string {
  const { kind, title, lead, note, language, seed, artwork, drawing } = input;
  const texts = [title, lead ?? "", note ?? ""];
  const content = [edition, kind, ...texts, language, seed, artwork ?? "", drawing ?? ""];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/** A seed as the drawings take it: 32 bits. */
export const getNumber = (seed: string): number =>
  createHash("sha256").update(seed).digest().readUInt32BE();
