import type { AssetKind } from "../assets/files.ts";
import type { AssetAttributes } from "../assets/store.ts";
import { isObject, type JsonObject } from "../document.ts";

/** The folder of each kind of asset beside `data.ndjson`. */
export const FOLDERS: Record<AssetKind, string> = { image: "images", file: "files" };

/** What `assets.json` says of one asset. */
export type AssetEntry = AssetAttributes & { path?: string };

/** The attributes of an asset document that its bytes do not tell. */
export const ENTRY_ATTRIBUTES = [
  "originalFilename",
  "mimeType",
  "label",
  "title",
  "description",
  "altText",
  "creditLine",
  "source",
] as const;

/** True for `{_sanityAsset: "image@file://…"}`, the form of `@sanity/import`. */
export function isAssetReference(value: unknown): value is JsonObject & { _sanityAsset: string } {
  return isObject(value) && typeof value._sanityAsset === "string";
}
