/**
 * Returns the text of `/robots.txt` (RFC 9309).
 *
 * @param origin public address without a path. Undefined disallows all crawling, for a site that has none
 */
export const robots = (origin: string | undefined): string =>
  origin
    ? `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
    : "User-agent: *\nDisallow: /\n";
