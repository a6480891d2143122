/**
 * The text of `/robots.txt` (RFC 9309).
 *
 * @param origin the public address without a path; undefined for a site that has none: nobody
 *   indexes a trial
 */
export const robots = (origin: string | undefined): string =>
  origin
    ? `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
    : "User-agent: *\nDisallow: /\n";
