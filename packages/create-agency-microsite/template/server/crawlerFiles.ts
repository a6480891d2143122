import { prerenderedPages } from "./prerenderedPages.ts";

/** Returns the files for search engines by name. */
export function createCrawlerFiles(origin: string): Record<string, string> {
  const urls = prerenderedPages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return {
    "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`,
    "robots.txt": `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
  };
}
