import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import parseRange from "range-parser";
import { type AssetKind, parseAssetId } from "../assets/asset-files.ts";
import { findCropsAndHotspots } from "../assets/crops.ts";
import type { Source } from "../assets/image-bounds.ts";
import { getMediaType, isInert } from "../assets/media-types.ts";
import { readTransform, type Transform } from "../assets/transform.ts";
import { variantKey } from "../assets/variants.ts";
import { type Document, isObject } from "../document.ts";
import { httpError } from "../errors.ts";
import type { Dataset } from "../store/dataset.ts";
import { authorizeRead } from "./authorize.ts";
import type { Call, Handler } from "./call.ts";

interface Found {
  authorized: boolean;
  dataset: Dataset;
  asset: Document;
  name: string;
  path: string;
}

/** Serves a transformed image: `GET /images/{projectId}/{dataset}/{file}?w=…` */
export const image: Handler = async (call) => {
  const found = find(call, "image");
  const { request, url, core, client } = call;
  const accepts = /image\/webp/.test(request.headers.get("accept") ?? "");
  const source = getSource(found.asset);
  const bounds = found.authorized
    ? undefined
    : findCropsAndHotspots(found.dataset, found.asset, source);
  const transform = readTransform(url.searchParams, source, accepts, bounds);
  const extension = transform?.format.replace("pjpg", "jpg") ?? String(found.asset.extension);
  const headers = headersFor(found, call, getMediaType(extension), transform);
  // Sizes are exact only with a token.
  headers.append("Vary", "Authorization");
  if (url.searchParams.has("auto")) headers.append("Vary", "Accept");
  if (isFresh(request, headers)) return new Response(null, { status: 304, headers });
  const path = transform
    ? await core.variants.get(
        found.dataset.name,
        found.name,
        found.path,
        transform,
        found.authorized ? undefined : client,
      )
    : found.path;
  return send(path, headers, request);
};

/** Serves an uploaded file: `GET /files/{projectId}/{dataset}/{file}?dl=name` */
export const file: Handler = async (call) => {
  const found = find(call, "file");
  const mediaType = getMediaType(String(found.asset.extension));
  const headers = headersFor(found, call, mediaType, undefined);
  if (isFresh(call.request, headers)) return new Response(null, { status: 304, headers });
  return send(found.path, headers, call.request);
};

function find(call: Call, kind: AssetKind): Found {
  const { core, segments, url } = call;
  const [project, datasetName = "", name = ""] = segments;
  const { dataset, authorized } = authorizeRead(call, datasetName);
  const asset = dataset.get(parseAssetId(kind, name) ?? "");
  if (project !== core.options.projectId || asset?._type !== `sanity.${kind}Asset`) {
    throw httpError(404, `There is no ${kind} at ${url.pathname}`);
  }
  return { authorized, dataset, asset, name, path: core.files.path(dataset.name, kind, name) };
}

function getSource(asset: Document): Source {
  const [, width = 0, height = 0] = (/-(\d+)x(\d+)-[a-z0-9]+$/.exec(asset._id) ?? []).map(Number);
  return { width, height, extension: asset._id.slice(asset._id.lastIndexOf("-") + 1) };
}

function headersFor(
  { dataset, asset, name }: Found,
  { url }: Call,
  mediaType: string,
  transform: Transform | undefined,
): Headers {
  const isPrivate = dataset.visibility === "private";
  const headers = new Headers({
    "Content-Type": mediaType,
    "Cache-Control": isPrivate ? "private, no-store" : "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    ...(!transform && { "X-Sanity-SHA1": String(asset.sha1hash) }),
    ETag: transform ? `"${name}-${variantKey(transform)}"` : `"${name}"`,
  });
  if (!isInert(mediaType)) {
    headers.set(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  }
  const wanted = url.searchParams.get("dl");
  // `<img>` displays attachments too.
  if (wanted !== null || !isInert(mediaType)) {
    const original = typeof asset.originalFilename === "string" ? asset.originalFilename : name;
    headers.set("Content-Disposition", attachment(wanted || original));
  }
  return headers;
}

function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\/]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (c) => {
    return `%${c.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function isFresh(request: Request, headers: Headers): boolean {
  const known = request.headers.get("if-none-match");
  if (known === null) return false;
  const tag = headers.get("etag");
  return known.split(",").some((part) => part.trim().replace(/^W\//, "") === tag || known === "*");
}

async function send(path: string, headers: Headers, request: Request): Promise<Response> {
  // Opened first, so that an evicted variant can still be read.
  const handle = await open(path).catch((error: unknown) => {
    if (isObject(error) && error.code === "ENOENT") throw httpError(404, "The file is missing");
    throw error;
  });
  const { size } = await handle.stat();
  headers.set("Accept-Ranges", "bytes");
  const range = getRange(request, headers, size);
  if (range === "unsatisfiable") {
    await handle.close();
    headers.set("Content-Range", `bytes */${size}`);
    headers.set("Content-Length", "0");
    return new Response(null, { status: 416, headers });
  }
  const { start = 0, end = size - 1 } = range ?? {};
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  headers.set("Content-Length", String(end - start + 1));
  const status = range ? 206 : 200;
  if (request.method === "HEAD") {
    await handle.close();
    return new Response(null, { status, headers });
  }
  const stream = createReadStream("", { fd: handle, start, end });
  return new Response(Readable.toWeb(stream) as ReadableStream, { status, headers });
}

/** Source: RFC 9110, 14.2. Returns `undefined` for the whole file. */
function getRange(
  request: Request,
  headers: Headers,
  size: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const wanted = request.headers.get("range");
  const condition = request.headers.get("if-range");
  if (wanted === null || request.method !== "GET") return undefined;
  if (condition !== null && condition !== headers.get("etag")) return undefined;
  const ranges = parseRange(size, wanted, { combine: true });
  if (ranges === -1) return "unsatisfiable";
  return ranges !== -2 && ranges.type === "bytes" && ranges.length === 1 ? ranges[0] : undefined;
}
