import { type Document, isDraftOrVersion, isObject } from "../document.ts";

/**
 * What a reader sees: `raw` everything; `published` no drafts and no versions; `anonymous` only
 * documents whose id has no dot; a list of layers, the first one on top, each document as the topmost
 * layer has it that has it, and else as it is published. A layer is `drafts` or the name of a release.
 */
export type Perspective = "raw" | "published" | "anonymous" | readonly string[];

/** Where documents are looked for. */
interface Among {
  has(id: string): boolean;
  get(id: string): Document | undefined;
}

const getPrefix = (layer: string): string =>
  layer === "drafts" ? "drafts." : `versions.${layer}.`;

/** The document as a reader sees it, or nothing where it does not, or sees another one in its place. */
export function show(
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
  return layer < 0 ? document : overlay(document, bare);
}

/** The document of an id as a reader sees it. */
export function find(id: string, perspective: Perspective, all: Among): Document | undefined {
  if (typeof perspective !== "string")
    for (const layer of perspective) {
      const found = all.get(getPrefix(layer) + id);
      if (found) return overlay(found, id);
    }
  const document = all.get(id);
  return document && show(document, perspective, all);
}

/** A draft or version under the id of what it stands in for; nothing where it takes that away. */
function overlay(document: Document, id: string): Document | undefined {
  const { _system: system } = document;
  if (isObject(system) && system.delete === true) return undefined;
  return { ...document, _id: id, _originalId: document._id };
}
