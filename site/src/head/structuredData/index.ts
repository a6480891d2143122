export { type JobPostingData, jobPosting } from "./jobPosting.ts";
export { organization, webSite } from "./organization.ts";
export { blogPosting, breadcrumbList, faqPage, service, softwareApplication } from "./pages.ts";
export { salaryOf } from "./salary.ts";
