import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Context } from "hono";
import { type EncodedContent, sendEncoded, variants } from "./encodings.ts";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const forever = "public, max-age=31536000, immutable";

const unsent = new Set(["/index.html", "/manifest.json"]);

export interface Assets {
  files: ReadonlyMap<string, EncodedContent>;
  /** `v` in translation URLs. */
  wordsVersion: string;
}

/** Reads the public files into memory, so requests cannot reach others. */
export async function loadAssets(dist: string): Promise<Assets> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  const read = (path: string) => (present.has(path) ? readFile(path) : undefined);
  const sent = new Map<string, EncodedContent>();
  for (const file of files) {
    const getCompression = /\.(?:br|gz)$/.test(file) ? file.replace(/\.(?:br|gz)$/, "") : undefined;
    const path = `/${relative(dist, file).split(sep).join("/")}`;
    if ((getCompression && present.has(getCompression)) || unsent.has(path)) continue;
    const [identity, br, gzip] = await Promise.all([
      readFile(file),
      read(`${file}.br`),
      read(`${file}.gz`),
    ]);
    const type = types[extname(file).toLowerCase()] ?? "application/octet-stream";
    sent.set(path, variants(type, identity, { ...(br && { br }), ...(gzip && { gzip }) }));
  }
  return { files: sent, wordsVersion: wordsVersion(sent) };
}

function wordsVersion(files: Assets["files"]): string {
  const words = [...files].filter(([path]) => path.startsWith("/locales/"));
  const hash = createHash("sha256");
  words.sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [index, [, { identity }]] of words.entries())
    hash.update(index > 0 ? "\n" : "").update(identity);
  return hash.digest("hex").slice(0, 8);
}

/** Sends the file at the request's path, `undefined` without one. */
export function sendAsset(c: Context, assets: Assets): Response | undefined {
  const asset = assets.files.get(c.req.path);
  return asset && sendEncoded(c, asset, cacheControl(c, assets.wordsVersion));
}

/**
 * Hashed files and this build's translations are immutable. Other versions, of another instance,
 * are not cached.
 */
function cacheControl(c: Context, wordsVersion: string): string {
  const { path } = c.req;
  const isHashed =
    path.startsWith("/assets/") ||
    (path.startsWith("/locales/") && c.req.query("v") === wordsVersion);
  if (isHashed) return forever;
  // Requested after each navigation.
  return /\.(?:ico|png|svg)$/.test(path) ? "public, max-age=86400" : "no-cache";
}
