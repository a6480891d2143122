import type { AssetKind } from "../assets/asset-files.ts";
import { type AssetAttributes, prepareAsset, storeAsset } from "../assets/store-asset.ts";
import { withAssetUrl } from "../document.ts";
import { httpError } from "../errors.ts";
import { authorizeWrite } from "./authorize.ts";
import type { Handler } from "./call.ts";
import { createTooLargeError, readWithTimeout, requireMaxLength } from "./request-body.ts";

const MAX_TEXT = 1000;

/** Handles uploads: `POST /assets/{images or files}/{dataset}?filename=` → `{document}`. */
export function upload(kind: AssetKind): Handler {
  return async (call) => {
    const { core, request, url, segments } = call;
    const [name = ""] = segments;
    const { dataset, requireAllowed } = authorizeWrite(call, name);
    const attributes = readAttributes(url.searchParams, request.headers.get("content-type"));
    const limit = core.options.maxAssetBytes;
    requireMaxLength(request, limit);
    if (!request.body) throw httpError(400, "The upload is empty");
    const body = readWithTimeout(request.body);
    const received = await core.files.receive(body, limit, () => createTooLargeError(limit));
    const asset = await prepareAsset(core, dataset, kind, received, attributes);
    const document = await storeAsset(core, dataset, asset, requireAllowed);
    return Response.json({ document: withAssetUrl(document, call.publicUrl) });
  };
}

function readAttributes(search: URLSearchParams, contentType: string | null): AssetAttributes {
  const attributes: AssetAttributes = {};
  const filename = getText(search, "filename");
  // Some clients send whole paths.
  if (filename) attributes.originalFilename = filename.split(/[/\\]/).at(-1) ?? filename;
  if (contentType) attributes.mimeType = mediaTypeFrom(contentType);
  for (const name of ["label", "title", "description", "altText", "creditLine"] as const) {
    const text = getText(search, name);
    if (text) attributes[name] = text;
  }
  const id = getText(search, "sourceId");
  const sourceUrl = getText(search, "sourceUrl");
  if (id) {
    const source = { id, name: getText(search, "sourceName") ?? "" };
    attributes.source = sourceUrl ? { ...source, url: sourceUrl } : source;
  }
  return attributes;
}

function mediaTypeFrom(header: string): string {
  const type = header.split(";")[0]?.trim().toLowerCase() ?? "";
  if (/^[a-z0-9.+-]+\/[a-z0-9.+-]+$/.test(type)) return type;
  throw httpError(400, "The Content-Type is not a media type");
}

function getText(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name) || undefined;
  if (text && text.length > MAX_TEXT) {
    throw httpError(400, `The parameter ${name} is longer than ${MAX_TEXT} characters`);
  }
  return text;
}
