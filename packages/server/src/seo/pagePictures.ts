import type { Language } from "@agency/content/language";
import { decodePath, isSitePath } from "@agency/content/urls";
import { Hono } from "hono";
import { createUnreadableError } from "../http/errors.ts";
import type { CountRendering } from "../http/requestQueue.ts";
import type { BuiltSite } from "../pages/builtSite.ts";
import type { Routes } from "../pages/routes.ts";
import type { PictureCache } from "../pictures/picture-cache.ts";

export interface PagePictures<Input> {
  /** Route pattern, such as `/sharing/*`. */
  pattern: string;
  parsePath(path: string): { language: Language; path: string } | undefined;
  /** @param about data of the site's renderer */
  getInput(about: unknown): Input | undefined;
  cache: PictureCache<Input>;
}

interface PagePicturesDeps {
  site: BuiltSite;
  getLocalizedPath: Routes["getLocalizedPath"];
  countRendering: CountRendering;
}

/** Serves Open Graph pictures. Missing pages are 404. */
export function pagePictures<Input>(
  { pattern, parsePath, getInput, cache }: PagePictures<Input>,
  { site, getLocalizedPath, countRendering }: PagePicturesDeps,
): Hono {
  const routes = new Hono();
  routes.get(pattern, async (c) => {
    const page = parsePath(decodePath(c.req.path) ?? "");
    if (!page || !isSitePath(page.path)) return c.notFound();
    const { about, status } = await site.getPageResponse(
      c,
      getLocalizedPath(page.language, page.path),
    );
    if (status >= 500) throw createUnreadableError();
    const input = getInput(about);
    if (!input || status !== 200) return c.text("Not Found", 404);
    const { bytes, etag } = await cache.get(input, () => countRendering(c));
    const headers = { ETag: etag, "Cache-Control": "public, max-age=86400" };
    if (c.req.header("If-None-Match") === etag) return c.body(null, 304, headers);
    return c.body(new Uint8Array(bytes), 200, { ...headers, "Content-Type": "image/png" });
  });
  return routes;
}
