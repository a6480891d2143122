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
  /** Most addresses of a file (sitemaps.org, "Sitemap file requirements"). @default 50,000 */
  most?: number | undefined;
  /** Most bytes of a file, as there. @default 50 MiB */
  mostBytes?: number | undefined;
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

interface Part {
  entries: string[];
  bytes: number;
  modifiedAt: string | undefined;
}

const urlset = (part: Part) =>
  `${xmlHead}<urlset xmlns="${urls}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${part.entries.join("")}</urlset>\n`;

/**
 * The sitemap as files by their address path: `/sitemap.xml`, which from 50,000 addresses on is an
 * index of `/sitemap-1.xml`, `/sitemap-2.xml` and so on.
 *
 * Source: sitemaps.org/protocol.html; alternates after
 * developers.google.com/search/docs/specialty/international/localized-versions.
 */
export function sitemap(
  pages: Iterable<SitemapPage>,
  { origin, most = 50_000, mostBytes = 50 * 1024 * 1024 }: SitemapOptions,
): Map<string, string> {
  const empty = (): Part => ({ entries: [], bytes: 500, modifiedAt: undefined });
  let part = empty();
  const parts = [part];
  for (const page of pages) {
    if (page.hidden) continue;
    for (const entry of entries(page, origin)) {
      const bytes = Buffer.byteLength(entry);
      if (part.entries.length === most || part.bytes + bytes > mostBytes) {
        part = empty();
        parts.push(part);
      }
      part.entries.push(entry);
      part.bytes += bytes;
      const { modifiedAt } = page;
      if (modifiedAt && modifiedAt > (part.modifiedAt ?? "")) part.modifiedAt = modifiedAt;
    }
  }
  if (parts.length === 1) return new Map([["/sitemap.xml", urlset(part)]]);
  const files = parts.map((one, index) => [`/sitemap-${index + 1}.xml`, one] as const);
  const index = files.map(([path, { modifiedAt }]) => {
    const modified = modifiedAt ? `<lastmod>${escapeXml(modifiedAt)}</lastmod>` : "";
    return `<sitemap><loc>${escapeXml(origin + path)}</loc>${modified}</sitemap>\n`;
  });
  return new Map([
    [
      "/sitemap.xml",
      `${xmlHead}<sitemapindex xmlns="${urls}">\n${index.join("")}</sitemapindex>\n`,
    ],
    ...files.map(([path, one]) => [path, urlset(one)] as const),
  ]);
}
