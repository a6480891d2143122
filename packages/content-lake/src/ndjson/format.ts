import type { AssetKind } from "../assets/asset-files.ts";
import type { AssetAttributes } from "../assets/store-asset.ts";
import { isObject, type JsonObject } from "../document.ts";

export const FOLDERS: Record<AssetKind, string> = { image: "images", file: "files" };

export type AssetEntry = AssetAttributes & { path?: string };

/** Attributes that cannot be computed from an asset's bytes. */
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

/** Matches `{_sanityAsset: "image@file://…"}`, as in `@sanity/import`. */
export function isAssetReference(value: unknown): value is JsonObject & { _sanityAsset: string } {
  return isObject(value) && typeof value._sanityAsset === "string";
}
