import { getPageUrl, type SiteUrls } from "./urls.ts";
import { escapeXml, xmlHead } from "./xml.ts";

export interface SitemapPage {
  /** Without language prefix. */
  path: string;
  /** ISO 8601. */
  modifiedAt?: string | null | undefined;
  hidden?: boolean | undefined;
}

/** Excludes `after`. */
interface IdRange {
  after: string;
  last: string;
}

export interface SitemapDocuments {
  count(): Promise<number>;
  /** Returns the last of the next `count` documents, and their latest change, if any. */
  findRange(
    after: string,
    count: number,
  ): Promise<{ last: string; modifiedAt: string } | undefined>;
  read(range: IdRange): Promise<SitemapPage[]>;
}

export interface SitemapData {
  pages: readonly SitemapPage[];
  documents: readonly SitemapDocuments[];
}

export interface SitemapOptions {
  urls: SiteUrls;
  /**
   * sitemaps.org ("Sitemap file requirements") allows 50,000 and 50 MB. The default stays below
   * with the longest URLs.
   *
   * @default 5,000
   */
  maxUrls?: number | undefined;
}

interface Part {
  pages: SitemapPage[];
  ranges: { documents: SitemapDocuments; range: IdRange }[];
  /** Empty if unknown. */
  modifiedAt: string;
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Ids contain letters, digits, ".", "_" and "-". */
const allIds: IdRange = { after: "", last: "~" };

function writeEntries({ path, modifiedAt }: SitemapPage, urls: SiteUrls): string[] {
  const own = urls.languages.map((language) => [language, getPageUrl(urls, language, path)]);
  const alternates = [...own, ["x-default", getPageUrl(urls, urls.languages[0], path)]]
    .map(
      ([language, url]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url ?? "")}"/>`,
    )
    .join("");
  return own.map(
    ([, url]) =>
      `<url><loc>${escapeXml(url ?? "")}</loc>${lastModified(modifiedAt)}${alternates}</url>\n`,
  );
}

const lastModified = (moment: string | null | undefined): string =>
  moment ? `<lastmod>${escapeXml(moment)}</lastmod>` : "";

async function writePart({ pages, ranges }: Part, urls: SiteUrls): Promise<string> {
  const entries = pages.flatMap((page) => writeEntries(page, urls));
  for (const { documents, range } of ranges)
    for (const page of await documents.read(range))
      if (!page.hidden) entries.push(...writeEntries(page, urls));
  return `${xmlHead}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("")}</urlset>\n`;
}

const latest = (one: string, other: string | null | undefined): string =>
  other && other > one ? other : one;

async function split({ pages, documents }: SitemapData, size: number): Promise<Part[]> {
  const shown = pages.filter(({ hidden }) => !hidden);
  const counted = await Promise.all(
    documents.map(async (one) => ({ documents: one, count: await one.count() })),
  );
  const total = counted.reduce((sum, { count }) => sum + count, shown.length);
  if (total <= size) {
    const ranges = documents.map((one) => ({ documents: one, range: allIds }));
    return [{ pages: shown, ranges, modifiedAt: "" }];
  }
  const parts: Part[] = [];
  let room = 0;
  const getPart = (): Part => {
    const open = room > 0 ? parts.at(-1) : undefined;
    if (open) return open;
    const added: Part = { pages: [], ranges: [], modifiedAt: "" };
    parts.push(added);
    room = size;
    return added;
  };
  for (const page of shown) {
    const part = getPart();
    part.pages.push(page);
    part.modifiedAt = latest(part.modifiedAt, page.modifiedAt);
    room -= 1;
  }
  for (const { documents: one, count } of counted) {
    let after = "";
    for (let left = count; left > 0; ) {
      const part = getPart();
      const taken = Math.min(room, left);
      const found = await one.findRange(after, taken);
      const last = found?.last ?? allIds.last;
      part.ranges.push({ documents: one, range: { after, last } });
      // Documents were deleted since the count.
      if (!found) break;
      part.modifiedAt = latest(part.modifiedAt, found.modifiedAt);
      after = last;
      left -= taken;
      room -= taken;
    }
  }
  return parts;
}

/**
 * Returns writers of sitemap files by path. `/sitemap.xml` lists all pages but hidden ones, or is
 * the index of `/sitemap-1.xml` and so on.
 * Sources: sitemaps.org/protocol.html, and for alternates
 * developers.google.com/search/docs/specialty/international/localized-versions.
 */
export async function createSitemap(
  data: SitemapData,
  { urls, maxUrls = 5_000 }: SitemapOptions,
): Promise<Map<string, () => Promise<string>>> {
  const parts = await split(data, Math.max(1, Math.floor(maxUrls / urls.languages.length)));
  const [only] = parts;
  if (only && parts.length === 1) return new Map([["/sitemap.xml", () => writePart(only, urls)]]);
  const files = parts.map((part, index) => ({ part, path: `/sitemap-${index + 1}.xml` }));
  const entries = files.map(
    ({ part, path }) =>
      `<sitemap><loc>${escapeXml(urls.origin + path)}</loc>${lastModified(part.modifiedAt)}</sitemap>\n`,
  );
  const index = `${xmlHead}<sitemapindex xmlns="${namespace}">\n${entries.join("")}</sitemapindex>\n`;
  return new Map([
    ["/sitemap.xml", async () => index],
    ...files.map(({ part, path }) => [path, () => writePart(part, urls)] as const),
  ]);
}
