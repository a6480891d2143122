import type { Context } from "hono";
import type { Audience } from "../content/content.ts";
import { ApiError } from "../http/errors.ts";
import { findDottedPath } from "../http/requests.ts";
import { sendAsset } from "./assets.ts";
import type { BuiltSite } from "./builtSite.ts";
import { sendEncoded } from "./encodings.ts";
import { retryAfter, send } from "./pageResponse.ts";

/** Shared caches revalidate after a minute. */
const cacheControl = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

export const speculationRulesPath = "/speculation-rules.json";

/**
 * Serves files and pages (GET and HEAD). Unknown paths and missing documents are 404 with a page.
 * Other addresses of a page, such as `/About/`, redirect (301). The content can define further
 * redirects (301) and removed addresses (410; RFC 9110, section 15). The audience of `getAudience`
 * gets drafts. Clients without renderings left get cached pages, otherwise 429 with the empty
 * document. Failures (503, 500) have their layout. Incomplete layouts are 200 but uncacheable.
 */
export function createPages(
  site: BuiltSite | undefined,
  analytics: string[],
  getAudience: (c: Context) => Promise<Audience | undefined>,
  speculationRules?: object,
) {
  return async (c: Context): Promise<Response> => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD")
      return c.text("Method Not Allowed", 405, { Allow: "GET, HEAD" });
    const dotted = findDottedPath(c);
    const path = dotted ?? c.req.path;
    const asset = dotted === undefined && site && sendAsset(c, site.assets);
    if (asset) return asset;
    // Served by the hosting platform. Elsewhere an empty script avoids errors.
    if (analytics.includes(path))
      return c.body("", 200, {
        "Content-Type": "text/javascript; charset=utf-8",
        "Cache-Control": "no-cache",
      });
    if (speculationRules && path === speculationRulesPath)
      return c.body(JSON.stringify(speculationRules), 200, {
        "Content-Type": "application/speculationrules+json",
        "Cache-Control": "public, max-age=3600",
      });
    if (!site || path.startsWith("/assets/") || path.startsWith("/locales/"))
      return c.text("Not Found", 404, { "Cache-Control": "no-store" });
    const { pathname, search, searchParams } = new URL(c.req.url);
    const canonical = await site.findCanonicalPath(dotted ?? pathname);
    if (canonical !== undefined) return c.redirect(canonical + search, 301);
    const audience = await getAudience(c);
    if (audience) return site.preview(c, { path, search }, audience);
    const copy = await site.getPageResponse(c, path, searchParams).catch(unlessTooMany);
    if (copy instanceof ApiError) {
      c.set("code", copy.code);
      for (const [name, value] of Object.entries(copy.headers)) c.header(name, value);
      return send(c, site.empty, 429);
    }
    const moved = copy.status === 404 ? await site.moved(path) : undefined;
    if (moved && moved !== "gone") return c.redirect(moved.to + search, 301);
    c.header("Content-Security-Policy", copy.policy);
    // A list of strings (RFC 9651, section 3.1).
    if (speculationRules) c.header("Speculation-Rules", JSON.stringify(speculationRulesPath));
    const keeping = copy.isWhole === false ? "no-store" : cacheControl;
    if (copy.status === 503) c.header("Retry-After", retryAfter);
    if (copy.status >= 500) c.set("code", "content-unreadable");
    return sendEncoded(c, copy.content, keeping, moved === "gone" ? 410 : copy.status);
  };
}

function unlessTooMany(error: unknown): ApiError {
  if (error instanceof ApiError && error.code === "too-many") return error;
  throw error;
}
