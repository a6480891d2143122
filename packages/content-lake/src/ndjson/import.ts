import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { AssetKind, PreparedAsset } from "../assets/asset-files.ts";
import { type AssetAttributes, prepareAsset } from "../assets/store-asset.ts";
import type { Core } from "../core.ts";
import { isObject, type JsonObject } from "../document.ts";
import { HttpError } from "../errors.ts";
import type { Dataset } from "../store/dataset.ts";
import { PathTraversalError, resolveInside } from "../store/resolve-inside.ts";
import { type AssetEntry, FOLDERS, isAssetReference } from "./format.ts";
import { readLines } from "./read-lines.ts";

export interface ImportResult {
  documents: number;
  assets: number;
}

export interface ImportOptions {
  /** Replaces existing documents. @default they are an error */
  replace?: boolean;
  change?: (document: JsonObject) => JsonObject;
}

interface ImportContext {
  core: Core;
  dataset: Dataset;
  folder: string;
  /** By `image-<sha1>` or `file-<sha1>`. */
  entries: Record<string, AssetEntry>;
}

/** Imports everything in one transaction. @throws Error that names the invalid line */
export async function importNdjson(
  core: Core,
  dataset: Dataset,
  source: string,
  { replace = false, change = (document) => document }: ImportOptions = {},
): Promise<ImportResult> {
  const isFolder = (
    await stat(source).catch(() => refuse(`There is no "${source}".`))
  ).isDirectory();
  const folder = isFolder ? resolve(source) : dirname(resolve(source));
  const file = isFolder ? resolveExportFile(folder, "data.ndjson") : source;
  const place = { core, dataset, folder, entries: await readEntries(folder) };
  const documents = (await readDocuments(file)).map(({ line, document }) => ({
    line,
    document: change(document),
  }));
  const assets: Assets = new Map();
  try {
    await readAssetFiles(place, documents, assets);
    await store(place, documents, assets, replace);
  } finally {
    for (const { received } of assets.values()) core.files.discard(received);
  }
  const ids = new Set([...assets.values()].map(({ document }) => document._id));
  return { documents: documents.length, assets: ids.size };
}

type Assets = Map<string, PreparedAsset>;

interface Line {
  line: number;
  document: JsonObject;
}

async function readDocuments(file: string): Promise<Line[]> {
  const lines: Line[] = [];
  await stat(file).catch(() => refuse(`There is no file "${file}".`));
  let line = 0;
  for await (const text of requireText(file)) {
    line += 1;
    if (text.trim() === "") continue;
    let document: unknown;
    try {
      document = JSON.parse(text);
    } catch {
      refuse(`Line ${line} of ${basename(file)} is not valid JSON.`);
    }
    if (!isObject(document)) refuse(`Line ${line} of ${basename(file)} is not a JSON object.`);
    lines.push({ line, document });
  }
  return lines;
}

async function* requireText(file: string): AsyncGenerator<string> {
  try {
    yield* readLines(file);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    refuse(`${basename(file)} is not a text in UTF-8. Save it again in UTF-8.`);
  }
}

async function readEntries(folder: string): Promise<Record<string, AssetEntry>> {
  const file = resolveExportFile(folder, "assets.json");
  const text = await readFile(file, "utf8").catch(() => "{}");
  try {
    const entries: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    return isObject(entries) ? (entries as Record<string, AssetEntry>) : {};
  } catch {
    refuse("assets.json is not valid JSON.");
  }
}

/** Decoding alternates with waiting for the disk. */
const MAX_CONCURRENT_READS = 4;

async function readAssetFiles(place: ImportContext, lines: Line[], assets: Assets): Promise<void> {
  const firstLines = new Map<string, number | undefined>();
  for (const { line, document } of lines) {
    for (const reference of referencesIn(document)) {
      if (!firstLines.has(reference)) firstLines.set(reference, line);
    }
  }
  for (const reference of await listedFiles(place)) {
    if (!firstLines.has(reference)) firstLines.set(reference, undefined);
  }

  const refusals: Error[] = [];
  const waiting = firstLines.entries();
  const read = async () => {
    for (const [reference, line] of waiting) {
      if (refusals.length > 0) return;
      try {
        assets.set(reference, await readAsset(place, reference));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        refusals.push(new Error(line === undefined ? reason : `Line ${line}: ${reason}`));
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_READS }, read));
  if (refusals[0]) throw refusals[0];
}

async function listedFiles({ folder, entries }: ImportContext): Promise<string[]> {
  const found: string[] = [];
  for (const kind of ["image", "file"] as const) {
    for (const name of await readdir(join(folder, FOLDERS[kind])).catch(() => [])) {
      const [sha1] = /^[0-9a-f]{40}/.exec(name) ?? [];
      if (sha1 && entries[`${kind}-${sha1}`]) {
        found.push(`${kind}@file://./${FOLDERS[kind]}/${name}`);
      }
    }
  }
  return found;
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  const own = isAssetReference(value) ? [value._sanityAsset] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

async function readAsset(place: ImportContext, reference: string): Promise<PreparedAsset> {
  const { core, dataset, folder, entries } = place;
  const [, kind, address] = /^(image|file)@file:\/\/(.+)$/.exec(reference) ?? [];
  if (!kind || !address) {
    refuse(
      `"${reference}" must look like image@file://./images/picture.png; nothing is downloaded.`,
    );
  }
  const path = fileFor(folder, address, reference);
  const limit = core.options.maxAssetBytes;
  const received = await core.files.receive(createReadStream(path), limit, () => {
    return new HttpError(413, {}, `"${reference}" is larger than ${limit} bytes.`);
  });
  const { path: _, ...entry } = entries[`${kind}-${received.sha1}`] ?? {};
  const attributes: AssetAttributes = {
    originalFilename: basename(decodeURIComponent(address)),
    ...entry,
  };
  return prepareAsset(core, dataset, kind as AssetKind, received, attributes);
}

/** Rejects symbolic links out of the folder. */
function resolveExportFile(folder: string, name: string): string {
  try {
    return resolveInside(folder, name) ?? join(folder, name);
  } catch (error) {
    if (error instanceof PathTraversalError) refuse(`"${name}" lies outside the imported folder.`);
    throw error;
  }
}

function fileFor(folder: string, address: string, reference: string): string {
  try {
    const path = resolveInside(folder, decodeURIComponent(address));
    return path ?? refuse(`There is no file for "${reference}".`);
  } catch (error) {
    if (error instanceof URIError) refuse(`"${reference}" is not a valid URL.`);
    if (error instanceof PathTraversalError)
      refuse(`"${reference}" lies outside the imported folder.`);
    throw error;
  }
}

function withReferences(value: unknown, assets: Assets): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, assets));
  if (!isObject(value)) return value;
  const rest = Object.entries(value)
    .filter(([name]) => name !== "_sanityAsset")
    .map(([name, child]) => [name, withReferences(child, assets)] as const);
  const ready: JsonObject = Object.fromEntries(rest);
  const asset = isAssetReference(value) ? assets.get(value._sanityAsset) : undefined;
  if (!asset) return ready;
  const _type = value._type ?? asset.kind;
  return { ...ready, _type, asset: { _type: "reference", _ref: asset.document._id } };
}

async function store(
  { core, dataset }: ImportContext,
  lines: Line[],
  assets: Assets,
  replace: boolean,
): Promise<void> {
  const prepared = [...assets.values()];
  const mutations = [
    ...prepared.map(({ document }) => ({ createIfNotExists: document })),
    ...lines.map(({ document }) => {
      const ready = withReferences(document, assets) as JsonObject;
      return replace ? { createOrReplace: ready } : { create: ready };
    }),
  ];
  try {
    await core.mutate(dataset, { mutations }, { assets: prepared, isImport: true });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { items } = (error.body as { error?: { items?: { index: number }[] } }).error ?? {};
    const line = lines[(items?.[0]?.index ?? -1) - prepared.length]?.line;
    throw new Error(line === undefined ? error.message : `Line ${line}: ${error.message}`);
  }
}

function refuse(sentence: string): never {
  throw new Error(sentence);
}
