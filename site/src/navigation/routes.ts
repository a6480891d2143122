import { createRouteMatcher, type Route } from "@agency/client/routes";
import { doneParam } from "@agency/server/forms/applicant";

/** `link` is the token of mail links. */
export const applicantPath = "/application/:link";

/** Source: specification, section 2. */
export const routes = [
  { path: "/", page: "home" },
  { path: "/about", page: "about" },
  { path: "/branding", page: "branding" },
  { path: "/advertising", page: "advertising" },
  { path: "/marketing", page: "marketing" },
  { path: "/technology", page: "technology" },
  { path: "/rendre", page: "rendre" },
  { path: "/upflyover", page: "upflyover" },
  { path: "/gymestry", page: "gymestry" },
  { path: "/team", page: "team" },
  { path: "/blog", page: "blog", search: ["q", "category", "tag", "page"] },
  { path: "/blog/:slug", page: "blogPost", lowerCaseParams: ["slug"] },
  {
    path: "/careers",
    page: "careers",
    search: ["q", "department", "type", "mode", "location", "experience", "page"],
  },
  { path: "/careers/:id", page: "vacancy" },
  {
    path: "/case-studies",
    page: "caseStudies",
    search: ["q", "industry", "service", "page"],
  },
  { path: "/case-studies/:slug", page: "caseStudy", lowerCaseParams: ["slug"] },
  { path: "/newsletter", page: "newsletter", search: ["page"] },
  { path: "/newsletter/:slug", page: "issue", lowerCaseParams: ["slug"] },
  { path: applicantPath, page: "application", search: [doneParam], isSecret: true },
  {
    path: "/contact",
    page: "contact",
    search: ["service", "product", "about", "plan", "case", "station", "brief"],
  },
  { path: "/terms-conditions", page: "terms" },
  { path: "/privacy-policy", page: "privacy" },
  { path: "/refund-policy", page: "refund" },
  { path: "/accessibility", page: "accessibility" },
  { path: "/cookie-policy", page: "cookies" },
] as const satisfies readonly Route[];

export type ShownPage = (typeof routes)[number]["page"] | "notFound";

export const matchRoute = createRouteMatcher(routes);
