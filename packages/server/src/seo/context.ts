import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Reader } from "@agency/content";
import type { Language } from "@agency/content/language";
import type { Context } from "hono";
import type { RouteDeps } from "../extension.ts";
import { createUnreadableError, isOutage } from "../http/errors.ts";
import type { BuiltSite } from "../pages/builtSite.ts";
import { type EncodedContent, sendEncoded, variants } from "../pages/encodings.ts";
import { createPageCache, type PageCacheOptions } from "../pages/page-cache.ts";
import { defaultTimeouts } from "../settings/timeouts.ts";
import type { PageTexts, SeoOptions } from "./options.ts";
import type { SiteUrls } from "./urls.ts";

export type EncodedText = EncodedContent & { bytes: number };

export interface SeoContext {
  urls: SiteUrls;
  reader: Reader;
  isPublic: boolean;
  countRendering: RouteDeps["countRendering"];
  cacheOptions: PageCacheOptions;
  /** Public sites list no sample content. */
  isListed(document: { isSample: boolean }): boolean;
  /** Throws `content-unreadable` if the page failed. */
  getTexts(c: Context, language: Language, path: string): Promise<PageTexts>;
  send(c: Context, make: () => Promise<EncodedText>): Promise<Response>;
}

export const cacheControl = "public, max-age=300, stale-while-revalidate=3600";

const maxBytes = 48 * 1_048_576;

const brotli = promisify(brotliCompress);

export async function compress(type: string, text: string): Promise<EncodedText> {
  const identity = Buffer.from(text);
  const br = await brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { ...variants(type, identity, { br }), bytes: identity.byteLength + br.byteLength };
}

export function createContext(
  options: Pick<SeoOptions<unknown>, "getTexts">,
  site: BuiltSite,
  deps: Omit<RouteDeps, "site">,
  onError: (error: unknown) => void,
): SeoContext {
  const {
    siteUrl: origin,
    languages,
    getLocalizedPath,
    isPublic,
    reader,
    countRendering,
    invalidation,
  } = deps;
  const cacheOptions: PageCacheOptions = {
    invalidation,
    maxWait: defaultTimeouts.pageRenewed,
    max: maxBytes,
    failed: onError,
    isOutage,
  };
  const texts = createPageCache<EncodedText>(cacheOptions);
  return {
    urls: { origin, languages, getLocalizedPath },
    ...{ reader, isPublic, countRendering, cacheOptions },
    isListed: ({ isSample }) => !(isPublic && isSample),
    async getTexts(c, language, path) {
      const { about, status } = await site.getPageResponse(c, getLocalizedPath(language, path));
      if (status >= 500) throw createUnreadableError();
      return options.getTexts(about) ?? { name: "", title: "", description: "" };
    },
    async send(c, make) {
      const text = await texts.get(c.req.path, { admit: () => countRendering(c), make });
      return sendEncoded(c, text, cacheControl);
    },
  };
}
