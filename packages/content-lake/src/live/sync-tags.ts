import { hash } from "node:crypto";
import type { Document } from "../document.ts";

/** Hashes a name to a tag in Sanity's format. */
export const toTag = (name: string): string =>
  `s1:${hash("sha256", name, "base64url").slice(0, 8)}`;

export const typeTag = (type: string): string => `type ${type}`;

export const idTag = (id: string): string => `id ${id}`;

export const everythingTag = "all";

/**
 * Returns the hashed sync tags that changes make stale: `all`, and the id and types of each
 * document. Empty without documents.
 */
export function getSyncTags(
  documents: readonly { id: string; before: Document | undefined; after: Document | undefined }[],
): string[] {
  if (documents.length === 0) return [];
  const changed = documents.flatMap(({ id, before, after }) => [
    idTag(id),
    ...[before, after].flatMap((one) => (one ? [typeTag(one._type)] : [])),
  ]);
  return [everythingTag, ...new Set(changed)].map(toTag);
}
