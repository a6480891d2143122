/**
 * Renders `/robots.txt` (RFC 9309).
 * @param origin undefined disallows all crawling
 */
export const robots = (origin: string | undefined): string =>
  origin
    ? `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
    : "User-agent: *\nDisallow: /\n";
