import { createHash } from "node:crypto";
import type { SharingInput } from "../../shared/sharing.ts";

/** To be raised with every change of the look, so that pictures kept before are made again. */
const edition = 2;

/** What the picture depends on and nothing else, as 43 characters that may stand in a file's name. */
export function hashOf(input: SharingInput): string {
  const { kind, title, lead, note, language, seed, artwork, drawing } = input;
  const texts = [title, lead ?? "", note ?? ""];
  const content = [edition, kind, ...texts, language, seed, artwork ?? "", drawing ?? ""];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/** A seed as the drawings take it: 32 bits. */
export const numberOf = (seed: string): number =>
  createHash("sha256").update(seed).digest().readUInt32BE();
