import { readPageNumber } from "@agency/client/lists/listAddress";
import type { PageQueries, PageRequest } from "@agency/client/navigation";
import type { ProductSlug } from "@agency/content";
import { postPageQuery } from "@agency/content/queries/blog";
import {
  caseStudyLinkQuery,
  caseStudyQuery,
  newestCaseStudiesQuery,
} from "@agency/content/queries/case-studies";
import { serviceCaseStudiesQuery } from "@agency/content/queries/case-study-lists";
import { contactQuery } from "@agency/content/queries/contact";
import { homeQuery } from "@agency/content/queries/home";
import { issueQuery, issuesQuery } from "@agency/content/queries/newsletter";
import { officeLineQuery } from "@agency/content/queries/offices";
import { postQuery } from "@agency/content/queries/posts";
import { productQuery } from "@agency/content/queries/products";
import { teamQuery } from "@agency/content/queries/team";
import { vacanciesQuery, vacancyQuery } from "@agency/content/queries/vacancies";
import { readCaseSlug, type ServiceKey, serviceKeys } from "../contactPaths.ts";
import { blogList } from "../pages/blog/searchList.ts";
import { fetchOtherVacancies } from "../pages/careers/otherVacancies.ts";
import { caseStudyList } from "../pages/caseStudies/searchList.ts";
import { getIssuesParams } from "../pages/newsletter/issuesParams.ts";
import { getMarketingPostsParams } from "../pages/services/marketingPostsParams.ts";
import type { ShownPage } from "./routes.ts";

const sendServiceQuery =
  (service: ServiceKey) =>
  ({ language: lang, fetchQuery }: PageRequest) =>
    fetchQuery(serviceCaseStudiesQuery, { lang, service: serviceKeys[service] });

const sendProductQuery =
  (slug: ProductSlug) =>
  ({ language: lang, fetchQuery }: PageRequest) =>
    fetchQuery(productQuery, { lang, slug });

/** Queries of the pages. Separate, to be sent before a page's code is loaded. */
export const pageQueries: Partial<Record<ShownPage, PageQueries>> = {
  home: ({ language: lang, fetchQuery }) => fetchQuery(homeQuery, { lang }),
  about: ({ language: lang, fetchQuery }) => fetchQuery(officeLineQuery, { lang }),
  branding: sendServiceQuery("branding"),
  advertising: sendServiceQuery("advertising"),
  marketing: (request) =>
    Promise.all([
      sendServiceQuery("marketing")(request),
      request.fetchQuery(postPageQuery, getMarketingPostsParams(request.language)),
    ]),
  technology: sendServiceQuery("technology"),
  rendre: sendProductQuery("rendre"),
  upflyover: sendProductQuery("upflyover"),
  gymestry: sendProductQuery("gymestry"),
  team: ({ language: lang, fetchQuery }) => fetchQuery(teamQuery, { lang }),
  blog: ({ language, search, fetchQuery }) =>
    blogList.load(fetchQuery, language, blogList.readFilters(search)),
  blogPost: async ({ language: lang, params: { slug = "" }, fetchQuery }) =>
    (await fetchQuery(postQuery, { lang, slug })) !== null,
  careers: ({ language: lang, fetchQuery }) => fetchQuery(vacanciesQuery, { lang }),
  async vacancy({ language: lang, params: { id = "" }, now, fetchQuery }) {
    const [vacancy] = await Promise.all([
      fetchQuery(vacancyQuery, { lang, id }),
      fetchOtherVacancies(lang, id, now, fetchQuery),
    ]);
    return vacancy !== null;
  },
  caseStudies: ({ language, search, fetchQuery }) =>
    caseStudyList.load(fetchQuery, language, caseStudyList.readFilters(search)),
  async caseStudy({ language: lang, params: { slug = "" }, fetchQuery }) {
    const study = await fetchQuery(caseStudyQuery, { lang, slug });
    if (!study) await fetchQuery(newestCaseStudiesQuery, { lang });
    return study !== null;
  },
  newsletter: ({ language: lang, search, fetchQuery }) =>
    fetchQuery(issuesQuery, getIssuesParams(lang, readPageNumber(search))),
  issue: async ({ language: lang, params: { slug = "" }, fetchQuery }) =>
    (await fetchQuery(issueQuery, { lang, slug })) !== null,
  // Only the server resolves the token.
  application: async () => false,
  contact({ language: lang, search, fetchQuery }) {
    const slug = readCaseSlug(search);
    return Promise.all([
      fetchQuery(contactQuery, { lang }),
      slug && fetchQuery(caseStudyLinkQuery, { lang, slug }),
    ]);
  },
};
