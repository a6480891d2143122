/** SEO endpoints of a site: sitemap, `robots.txt`, feeds, `llms.txt`, manifests and pictures of pages. */
export type { FeedDocument, FeedOptions } from "./options.ts";
export { seo } from "./seo.ts";
