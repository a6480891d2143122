import type { Core } from "../core.ts";
import { type Document, isObject } from "../document.ts";
import { httpError } from "../errors.ts";
import type { ChangedDocument } from "../live/change-feed.ts";
import type { Dataset } from "../store/dataset.ts";
import { type AssetKind, getFileName, type PreparedAsset, type Received } from "./asset-files.ts";
import { getExtension, getMediaType } from "./media-types.ts";
import { readImage } from "./metadata.ts";

export interface AssetAttributes {
  originalFilename?: string;
  /** Ignored for images, identified by their bytes. */
  mimeType?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  creditLine?: string;
  source?: { id: string; name: string; url?: string };
}

/**
 * Builds an upload's asset document. Deletes the received file on errors.
 *
 * @throws HttpError 400 for an empty upload or unreadable image
 */
export async function prepareAsset(
  core: Core,
  dataset: Dataset,
  kind: AssetKind,
  received: Received,
  attributes: AssetAttributes,
): Promise<PreparedAsset> {
  try {
    if (received.size === 0) throw httpError(400, "The upload is empty");
    const { mimeType = "application/octet-stream", ...rest } = attributes;
    const { sha1, size } = received;
    const image = kind === "image" ? await readImage(received.path) : undefined;
    const extension = image?.extension ?? getExtension(rest.originalFilename, mimeType);
    const stem = image ? `${sha1}-${image.width}x${image.height}` : sha1;
    const _id = `${kind}-${stem}-${extension}`;
    const path = `${kind}s/${core.options.projectId}/${dataset.name}/${getFileName(_id)}`;
    const document = {
      _id,
      _type: `sanity.${kind}Asset`,
      assetId: sha1,
      sha1hash: sha1,
      extension,
      mimeType:
        image || mimeType === "application/octet-stream" ? getMediaType(extension) : mimeType,
      size,
      path,
      url: core.assetUrl(path),
      ...rest,
      ...(image && { metadata: image.metadata }),
    };
    return { document, received, kind };
  } catch (error) {
    core.files.discard(received);
    throw error;
  }
}

/** Stores a prepared asset, or returns the document of the same bytes. */
export async function storeAsset(
  core: Core,
  dataset: Dataset,
  asset: PreparedAsset,
  requireAllowed: (changes: readonly ChangedDocument[]) => void = () => {},
): Promise<Document> {
  try {
    const mutation = { createIfNotExists: asset.document };
    const { results } = await core.mutate(
      dataset,
      { mutations: [mutation] },
      { assets: [asset], requireAllowed },
    );
    const document = results[0]?.document;
    if (!isObject(document)) throw new Error("An asset was stored without a document");
    return document as Document;
  } finally {
    core.files.discard(asset.received);
  }
}
