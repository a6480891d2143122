import { hash } from "node:crypto";
import type { Document } from "../document.ts";

/** Hashes a tag's name to an opaque, stable tag in the form of Sanity's. */
export const toTag = (name: string): string =>
  `s1:${hash("sha256", name, "base64url").slice(0, 8)}`;

/** Names the tag of all documents of a type. */
export const typeTag = (type: string): string => `type ${type}`;

/** Names the tag of one document. */
export const idTag = (id: string): string => `id ${id}`;

/** Name of the tag that every change has. */
export const everythingTag = "all";

/** Returns the tags of the answers that these changes make stale. */
export function getTags(
  documents: readonly { id: string; before: Document | undefined; after: Document | undefined }[],
): string[] {
  if (documents.length === 0) return [];
  const changed = documents.flatMap(({ id, before, after }) => [
    idTag(id),
    ...[before, after].flatMap((one) => (one ? [typeTag(one._type)] : [])),
  ]);
  return [everythingTag, ...new Set(changed)].map(toTag);
}
