/** Document head: canonical URL, hreflang, Open Graph, structured data. */

export { renderHeadTags } from "./headTags.tsx";
export { type JobPostingData, jobPosting } from "./structuredData/jobPosting.ts";
export { organization, webSite } from "./structuredData/organization.ts";
export {
  blogPosting,
  breadcrumbList,
  faqPage,
  service,
  softwareApplication,
} from "./structuredData/pages.ts";
export type { HeadContext, PageHead } from "./types.ts";
