import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Context } from "hono";
import { matchRoute, type RouteMatch } from "../src/routes.ts";
import { type Assets, loadAssets, sendAsset } from "./assets.ts";
import type { PublicSettings } from "./content.ts";
import { type Page, preparePage } from "./page.ts";
import { sendVariants, type Variants, variants } from "./variants.ts";

/** The built site, ready to be sent. */
export interface Site {
  assets: Assets;
  page: Page;
  compressed: Variants;
}

/** Reads `dist`, the browser build. Throws when there is none. */
export async function loadSite(dist: string, settings: PublicSettings): Promise<Site> {
  const source = await readFile(join(dist, "index.html"), "utf8");
  const page = preparePage(source, settings);
  const identity = Buffer.from(page.html);
  const compressed = variants("text/html; charset=utf-8", identity, {
    br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip: gzipSync(identity, { level: 9 }),
  });
  return { assets: await loadAssets(dist), page, compressed };
}

export interface PagesOptions {
  site: Site | undefined;
  policy: string;
  analytics: string[];
  exists: (match: RouteMatch) => Promise<boolean>;
}

/**
 * Files and pages, GET and HEAD. A known route is 200; an unknown path, and a post, case study or
 * vacancy that does not exist, is 404 with the same page, which shows its not-found screen.
 */
export function createPages({ site, policy, analytics, exists }: PagesOptions) {
  return async (c: Context): Promise<Response> => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD")
      return c.text("Method Not Allowed", 405, { Allow: "GET, HEAD" });
    const { path } = c.req;
    const asset = site && sendAsset(c, site.assets);
    if (asset) return asset;
    if (path === "/robots.txt")
      return c.text("User-agent: *\nDisallow: /api/\n", 200, { "Cache-Control": "no-cache" });
    // The hosting platform serves these; elsewhere an empty script keeps the page free of errors.
    if (analytics.includes(path))
      return c.body("", 200, {
        "Content-Type": "text/javascript; charset=utf-8",
        "Cache-Control": "no-cache",
      });
    if (!site || path.startsWith("/assets/") || path.startsWith("/locales/"))
      return c.text("Not Found", 404, { "Cache-Control": "no-store" });
    c.header("Content-Security-Policy", policy);
    const match = matchRoute(path);
    const found = match !== undefined && (await exists(match));
    return sendVariants(c, site.compressed, "no-cache", found ? 200 : 404);
  };
}
