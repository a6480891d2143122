import { type Document, isDraftOrVersion, isObject } from "../document.ts";

/**
 * `raw` is everything, `published` excludes drafts and versions, `anonymous` excludes ids with a
 * dot. A list has layers (`drafts` or releases) above the published documents, the topmost first.
 */
export type Perspective = "raw" | "published" | "anonymous" | readonly string[];

interface Among {
  has(id: string): boolean;
  get(id: string): Document | undefined;
}

const getPrefix = (layer: string): string =>
  layer === "drafts" ? "drafts." : `versions.${layer}.`;

/** Returns the document as the perspective shows it, `undefined` if hidden or overridden. */
export function applyPerspective(
  document: Document,
  perspective: Perspective,
  all: Among,
): Document | undefined {
  const id = document._id;
  if (perspective === "raw") return document;
  if (perspective === "anonymous") return id.includes(".") ? undefined : document;
  const isPublished = !isDraftOrVersion(id);
  if (perspective === "published") return isPublished ? document : undefined;
  const starts = (perspective as readonly string[]).map(getPrefix);
  const layer = starts.findIndex((start) => id.startsWith(start));
  if (layer < 0 && !isPublished) return undefined;
  const bare = layer < 0 ? id : id.slice(starts[layer]?.length);
  const above = layer < 0 ? starts : starts.slice(0, layer);
  if (above.some((start) => all.has(start + bare))) return undefined;
  return layer < 0 ? document : applyOverlay(document, bare);
}

/** Returns the topmost document, `undefined` if hidden or marked as deleted. */
export function find(id: string, perspective: Perspective, all: Among): Document | undefined {
  if (typeof perspective !== "string")
    for (const layer of perspective) {
      const found = all.get(getPrefix(layer) + id);
      if (found) return applyOverlay(found, id);
    }
  const document = all.get(id);
  return document && applyPerspective(document, perspective, all);
}

/** Returns `undefined` if the version marks a deletion. */
function applyOverlay(document: Document, id: string): Document | undefined {
  const { _system: system } = document;
  if (isObject(system) && system.delete === true) return undefined;
  return { ...document, _id: id, _originalId: document._id };
}
