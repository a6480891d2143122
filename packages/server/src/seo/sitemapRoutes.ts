import type { Reader } from "@agency/content";
import { maxSiteMapEntries } from "@agency/content/queries/site-map";
import { Hono } from "hono";
import { sendEncoded } from "../pages/encodings.ts";
import { createPageCache } from "../pages/page-cache.ts";
import { cacheControl, compress, type EncodedText, type SeoContext } from "./context.ts";
import type { SeoOptions, SitemapDocumentQueries } from "./options.ts";
import { createSitemap, type SitemapDocuments, type SitemapPage } from "./sitemap.ts";

interface CachedSitemap {
  files: Awaited<ReturnType<typeof createSitemap>>;
  encoded: Map<string, Promise<EncodedText>>;
  bytes: number;
}

const xml = "application/xml; charset=utf-8";
/** Maximum cached files of about 3 MB. */
const maxFiles = 8;
const rangeBytes = 1_000;

export function sitemapRoutes(
  { pages, sitemap: source }: Pick<SeoOptions<unknown>, "pages" | "sitemap">,
  { urls, reader, isPublic, countRendering, cacheOptions }: SeoContext,
): Hono {
  const cache = createPageCache<CachedSitemap>(cacheOptions);

  async function make(): Promise<CachedSitemap> {
    const modified = await source.fetchModified(reader);
    const files = await createSitemap(
      {
        pages: pages.map((path) => ({ path, modifiedAt: modified[path] })),
        documents: source.documents.map((one) => readDocuments(reader, one, !isPublic)),
      },
      { urls },
    );
    return { files, encoded: new Map(), bytes: files.size * rangeBytes };
  }

  const routes = new Hono();
  for (const pattern of ["/sitemap.xml", "/:part{sitemap-[0-9]+\\.xml}"])
    routes.get(pattern, async (c) => {
      const admit = () => countRendering(c);
      const { files, encoded } = await cache.get("sitemap", { admit, make });
      const { path } = c.req;
      const write = files.get(path);
      if (!write) return c.notFound();
      const known = encoded.get(path);
      if (!known) admit();
      const file = known ?? write().then((text) => compress(xml, text));
      if (!known) {
        encoded.set(path, file);
        file.catch(() => encoded.delete(path));
        for (const oldest of encoded.keys()) if (encoded.size > maxFiles) encoded.delete(oldest);
      }
      return sendEncoded(c, await file, cacheControl);
    });
  return routes;
}

function readDocuments(
  reader: Reader,
  { path, entries, count, range }: SitemapDocumentQueries,
  samples: boolean,
): SitemapDocuments {
  return {
    count: () => reader.fetch(count, { samples }),
    async findRange(after, size) {
      const params = { id: after, start: size - 1, end: size, samples };
      const found = await reader.fetch(range, params);
      return found ? { last: found.last, modifiedAt: found.updated } : undefined;
    },
    async read({ after, last }) {
      const pages: SitemapPage[] = [];
      for (let id = after; ; ) {
        const part = await reader.fetch(entries, { id, last });
        for (const { key, _updatedAt, isSample } of part) {
          if (key === null) continue;
          pages.push({
            path: `${path}/${encodeURIComponent(key)}`,
            modifiedAt: _updatedAt,
            hidden: isSample && !samples,
          });
        }
        const end = part.at(-1);
        if (!end || part.length < maxSiteMapEntries) return pages;
        id = end._id;
      }
    },
  };
}
