import { fileURLToPath } from "node:url";
import { productSlugs } from "@agency/content";
import { defaultLanguage, type Language, languages } from "@agency/content/language";
import { caseStudyIdQuery } from "@agency/content/queries/case-studies";
import { issueIdQuery } from "@agency/content/queries/newsletter";
import { postIdQuery } from "@agency/content/queries/posts";
import { vacancyIdQuery } from "@agency/content/queries/vacancies";
import { decodePath, isPagePath, isSitePath, withoutQuery } from "@agency/content/urls";
import { type FormLocation, sentParam, subscribedParam } from "../../src/forms/posted.ts";
import type { RouteMatch, Routes } from "../../src/pages/routes.ts";
import type { SiteDefinition } from "../../src/site.ts";
import { applications, enquiries, subscriptions } from "../../src/submissions/formKinds.ts";
import { answers } from "./answers.ts";
import { application, consents, contact, endpoints, newsletter } from "./forms.ts";
import { mails } from "./mails.ts";

const applicantPath = "/application/:link";

const pages: Record<string, { page: string; search?: string[] }> = {
  "/": { page: "home" },
  "/about": { page: "about" },
  "/cookie-policy": { page: "cookies" },
  "/team": { page: "team" },
  "/rendre": { page: "rendre" },
  "/upflyover": { page: "upflyover" },
  "/gymestry": { page: "gymestry" },
  "/blog": { page: "blog", search: ["q", "category", "tag", "page"] },
  "/blog/:slug": { page: "blogPost" },
  "/case-studies": { page: "caseStudies" },
  "/case-studies/:slug": { page: "caseStudy" },
  "/careers": { page: "careers", search: ["q", "department", "page"] },
  "/careers/:id": { page: "vacancy" },
  "/newsletter": { page: "newsletter", search: ["page"] },
  "/newsletter/:slug": { page: "issue" },
  "/contact": { page: "contact", search: ["service", "product"] },
  [applicantPath]: { page: "application", search: ["done"] },
};

const patterns = Object.keys(pages).map((path) => ({
  path,
  page: pages[path]?.page ?? "",
  pattern: new RegExp(`^${path.replace(/:(\w+)/, "(?<$1>[^/]+)")}/?$`),
}));

function getLocalizedPath(language: Language, path: string): string {
  const prefix = language === defaultLanguage ? "" : `/${language}`;
  const page = withoutQuery(path);
  if (!isSitePath(page)) return prefix || "/";
  return prefix && page === "/" ? prefix + path.slice(1) : prefix + path;
}

function parseLocalizedPath(pathname: string): { language: Language; path: string } {
  const [, prefix = "", path] = /^\/([a-z]{2})(\/.*|$)/.exec(pathname) ?? [];
  const language = languages.find((one) => one === prefix && one !== defaultLanguage);
  return language ? { language, path: path || "/" } : { language: defaultLanguage, path: pathname };
}

function match(pathname: string): RouteMatch | undefined {
  const { language, path } = parseLocalizedPath(pathname);
  const decoded = decodePath(path);
  if (decoded === undefined) return undefined;
  for (const { pattern, ...route } of patterns) {
    const found = pattern.exec(decoded);
    if (found) return { route, language, params: { ...found.groups } };
  }
  return undefined;
}

/** Only slugs are lower case. */
function getCanonicalPaths(pathname: string): string[] {
  if (!isPagePath(pathname)) return [];
  const typed = pathname.replace(/\/$/, "").replace(/\/index\.html$/i, "") || "/";
  const lower = typed.toLowerCase();
  const found = match(lower);
  if (!found || found.route.path === applicantPath) return [];
  const last = found.route.path.includes(":") ? typed.lastIndexOf("/") : typed.length;
  const first = lower.slice(0, last) + typed.slice(last);
  return found.params.slug ? [...new Set([first, lower])] : [first];
}

const routes: Routes = {
  match,
  getCanonicalPaths,
  getLocalizedPath,
  parseLocalizedPath,
  pickSearchParams({ route }, search) {
    const known = new URLSearchParams();
    for (const name of [...(pages[route.path]?.search ?? []), sentParam, subscribedParam]) {
      const value = search.get(name);
      if (value) known.set(name, value);
    }
    return known;
  },
};

const productPlace = (product: string): FormLocation => ({
  endpoint: endpoints.newsletter,
  anchor: `${product}-list`,
  path: `/${product}`,
});

export default {
  build: { dist: "", renderer: "", entry: "src/main.tsx" },
  trustedTypes: "fixture",
  languages,
  routes,
  documents: {
    blogPost: (reader, { slug = "" }, signal) => reader.fetch(postIdQuery, { slug }, { signal }),
    caseStudy: (reader, { slug = "" }, signal) =>
      reader.fetch(caseStudyIdQuery, { slug }, { signal }),
    issue: (reader, { slug = "" }, signal) => reader.fetch(issueIdQuery, { slug }, { signal }),
    vacancy: (reader, { id = "" }, signal) => reader.fetch(vacancyIdQuery, { id }, { signal }),
  },
  forms: [
    subscriptions({
      definition: newsletter,
      endpoint: endpoints.newsletter,
      getName: ({ product }) => productSlugs.find((slug) => slug === product) ?? "newsletter",
    }),
    enquiries({ definition: contact, endpoint: endpoints.contact, getName: () => "contact" }),
    applications({
      definition: application,
      endpoint: endpoints.applications,
      getName: () => "application",
    }),
  ],
  formLocations: {
    contact: { endpoint: endpoints.contact, anchor: "form", path: "/contact" },
    application: { endpoint: endpoints.applications, anchor: "apply", path: "/careers" },
    newsletter: { endpoint: endpoints.newsletter, anchor: "newsletter", path: "/" },
    rendre: productPlace("rendre"),
    upflyover: productPlace("upflyover"),
    gymestry: productPlace("gymestry"),
  },
  sendEmailPath: endpoints.sendEmail,
  applicant: { path: applicantPath, endpoint: endpoints.applicant },
  answers,
  mails,
  consents,
} satisfies SiteDefinition;

export const siteFile = fileURLToPath(import.meta.url);
