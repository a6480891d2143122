/** SEO endpoints. */
export type { FeedDocument, FeedOptions } from "./options.ts";
export { seo } from "./seo.ts";
