import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Query, QueryParams } from "@agency/content/queries/query";
import { evaluate, parse } from "groq-js";
import sharp from "sharp";
import { sampleContent, sampleFolder } from "./index.ts";

export type Json = Record<string, unknown>;

export const lines: string[] = readFileSync(sampleContent, "utf8").trimEnd().split("\n");

export const sampleDocuments: Json[] = lines.map((line) => JSON.parse(line) as Json);

/** Visits an object and those nested in it, parents first. */
export function walk(value: unknown, visit: (object: Json) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (value && typeof value === "object") {
    visit(value as Json);
    for (const item of Object.values(value)) walk(item, visit);
  }
}

/** Resolves `image@file://./images/x.webp`. */
export const getFile = (asset: string): string =>
  join(sampleFolder, asset.replace(/^image@file:\/\/\.\//, ""));

/** Returns sample content as imported, with asset documents. */
export async function readDataset(): Promise<Json[]> {
  const dataset = structuredClone(sampleDocuments);
  const assets = new Map<string, Json>();
  const images: Json[] = [];
  walk(dataset, (object) => {
    if (typeof object._sanityAsset === "string") images.push(object);
  });
  for (const image of images) {
    const file = getFile(String(image._sanityAsset));
    if (!assets.has(file)) {
      const { width, height } = await sharp(file).metadata();
      assets.set(file, {
        _id: `image-${assets.size}`,
        _type: "sanity.imageAsset",
        url: `https://example.com/${assets.size}.webp`,
        metadata: { dimensions: { width, height }, lqip: "data:image/webp;base64,AA==" },
      });
    }
    image.asset = { _type: "reference", _ref: assets.get(file)?._id };
    delete image._sanityAsset;
  }
  return [...dataset, ...assets.values()];
}

/** Returns a copy with shallow changes to one document. */
export const changeDocument = (dataset: Json[], id: string, change: Json): Json[] =>
  dataset.map((document) => (document._id === id ? { ...document, ...change } : document));

/** Keeps only some Arabic fields of one document. */
export const keepArabicFields = (dataset: Json[], id: string, fields: string[]): Json[] =>
  dataset.map((document) => {
    if (document._id !== id) return document;
    const entries = Object.entries(document.ar as Json);
    return {
      ...document,
      ar: Object.fromEntries(entries.filter(([name]) => fields.includes(name))),
    };
  });

/** Evaluates a GROQ query in memory (groq-js). */
export async function ask<Result, Params extends QueryParams>(
  dataset: Json[],
  query: Query<Result, Params>,
  params: Params,
): Promise<Result> {
  const value = await evaluate(parse(query, { params }), { dataset, params });
  return (await value.get()) as Result;
}
