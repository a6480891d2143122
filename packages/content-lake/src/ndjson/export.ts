import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getFileName, getKind } from "../assets/asset-files.ts";
import type { Core } from "../core.ts";
import { type Document, isAsset, isObject, type JsonObject } from "../document.ts";
import type { Dataset } from "../store/dataset.ts";
import { type AssetEntry, ENTRY_ATTRIBUTES, FOLDERS } from "./format.ts";

export interface ExportResult {
  documents: number;
  assets: number;
}

/**
 * Writes a snapshot: `data.ndjson`, `assets.json`, `images/` and `files/`. Replaces existing files.
 */
export async function exportNdjson(
  core: Core,
  dataset: Dataset,
  folder: string,
): Promise<ExportResult> {
  const all = [...dataset.view("raw").documents()];
  const assets = all.filter(isAsset);
  const documents = all.filter((document) => !isAsset(document));
  const known = new Set(assets.map(({ _id }) => _id));
  for (const name of Object.values(FOLDERS)) await mkdir(join(folder, name), { recursive: true });
  const entries: Record<string, AssetEntry> = {};
  for (const asset of assets) {
    const kind = getKind(asset._type);
    const name = getFileName(asset._id);
    await copyFile(core.files.path(dataset.name, kind, name), join(folder, FOLDERS[kind], name));
    entries[`${kind}-${asset.assetId}`] = getEntry(asset);
  }
  const lines = documents.map((document) => `${JSON.stringify(withAssets(document, known))}\n`);
  await writeFile(join(folder, "data.ndjson"), lines.join(""));
  await writeFile(join(folder, "assets.json"), `${JSON.stringify(entries, null, 2)}\n`);
  return { documents: documents.length, assets: assets.length };
}

function getEntry(asset: Document): AssetEntry {
  const pairs = ENTRY_ATTRIBUTES.flatMap((name) => (asset[name] ? [[name, asset[name]]] : []));
  return Object.fromEntries(pairs) as AssetEntry;
}

function withAssets(value: unknown, known: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withAssets(item, known));
  if (!isObject(value)) return value;
  const { asset, ...rest } = value;
  const id = isObject(asset) && typeof asset._ref === "string" ? asset._ref : "";
  const kept = known.has(id) ? rest : value;
  const entries = Object.entries(kept).map(([name, child]) => [name, withAssets(child, known)]);
  const ready: JsonObject = Object.fromEntries(entries);
  if (!known.has(id)) return ready;
  const kind = id.startsWith("image-") ? "image" : "file";
  return { ...ready, _sanityAsset: `${kind}@file://./${FOLDERS[kind]}/${getFileName(id)}` };
}
