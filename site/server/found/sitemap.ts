import { absoluteUrl } from "../../src/head/head.ts";
import { languages } from "../../src/language.ts";
import { escapeXml, xmlHead } from "./xml.ts";

/** A page for search engines, in every language of the site. */
export interface SitemapPage {
  /** Root-relative, without language prefix. */
  path: string;
  /** ISO 8601: when its content changed last. */
  modifiedAt?: string | null | undefined;
  /** Keeps it out: `noindex`, or sample content at a public address. @default false */
  hidden?: boolean | undefined;
}

export interface SitemapOptions {
  /** The public address without a path. */
  origin: string;
  /**
   * Most addresses of a file. sitemaps.org ("Sitemap file requirements") allows 50,000 and 50 MB;
   * fewer are made in a moment, and stay within the bytes however long the addresses are.
   * @default 5,000
   */
  most?: number | undefined;
}

const urls = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The page's address in each language, each with the others beside it. */
function entries({ path, modifiedAt }: SitemapPage, origin: string): string[] {
  const at = languages.map((language) => [language, absoluteUrl({ origin }, language, path)]);
  const alternates = [...at, ["x-default", absoluteUrl({ origin }, "en", path)]]
    .map(
      ([language, url]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url ?? "")}"/>`,
    )
    .join("");
  const modified = modifiedAt ? `<lastmod>${escapeXml(modifiedAt)}</lastmod>` : "";
  return at.map(
    ([, url]) => `<url><loc>${escapeXml(url ?? "")}</loc>${modified}${alternates}</url>\n`,
  );
}

const urlset = (pages: readonly SitemapPage[], origin: string) =>
  `${xmlHead}<urlset xmlns="${urls}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages
    .flatMap((page) => entries(page, origin))
    .join("")}</urlset>\n`;

/** When one of the pages changed last. */
const latest = (pages: readonly SitemapPage[]): string =>
  pages.reduce((last, { modifiedAt }) => (modifiedAt && modifiedAt > last ? modifiedAt : last), "");

/**
 * The sitemap as files by their address paths, each made when it is asked for: `/sitemap.xml`, which
 * with more addresses than a file has is an index of `/sitemap-1.xml`, `/sitemap-2.xml` and so on.
 *
 * Source: sitemaps.org/protocol.html; alternates after
 * developers.google.com/search/docs/specialty/international/localized-versions.
 */
export function sitemap(
  pages: readonly SitemapPage[],
  { origin, most = 5_000 }: SitemapOptions,
): Map<string, () => string> {
  const shown = pages.filter(({ hidden }) => !hidden);
  const size = Math.max(1, Math.floor(most / languages.length));
  if (shown.length <= size) return new Map([["/sitemap.xml", () => urlset(shown, origin)]]);
  const parts = Array.from({ length: Math.ceil(shown.length / size) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    pages: shown.slice(index * size, (index + 1) * size),
  }));
  const index = () =>
    parts.map(({ path, pages: some }) => {
      const last = latest(some);
      const modified = last ? `<lastmod>${escapeXml(last)}</lastmod>` : "";
      return `<sitemap><loc>${escapeXml(origin + path)}</loc>${modified}</sitemap>\n`;
    });
  return new Map([
    [
      "/sitemap.xml",
      () => `${xmlHead}<sitemapindex xmlns="${urls}">\n${index().join("")}</sitemapindex>\n`,
    ],
    ...parts.map(({ path, pages: some }) => [path, () => urlset(some, origin)] as const),
  ]);
}
