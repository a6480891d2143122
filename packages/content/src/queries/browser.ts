import { blogQuery, postCardsQuery, postPageQuery } from "./blog.ts";
import { caseStudyLinkQuery, caseStudyQuery, newestCaseStudiesQuery } from "./case-studies.ts";
import {
  caseStudyCardsQuery,
  caseStudyPageQuery,
  serviceCaseStudiesQuery,
} from "./case-study-lists.ts";
import { contactQuery } from "./contact.ts";
import { homeQuery } from "./home.ts";
import { issueQuery, issuesQuery } from "./newsletter.ts";
import { officeLineQuery } from "./offices.ts";
import { postQuery } from "./posts.ts";
import { productQuery } from "./products.ts";
import { shellQuery } from "./shell.ts";
import { teamQuery } from "./team.ts";
import { otherVacanciesQuery, vacanciesQuery, vacancyQuery } from "./vacancies.ts";

/**
 * Persisted queries of browsers. Anonymous callers may run only these exact texts. Each must
 * exclude planned, hidden and withdrawn documents, whatever its parameters.
 */
export const browserQueries: ReadonlySet<string> = new Set<string>([
  blogQuery,
  caseStudyCardsQuery,
  caseStudyLinkQuery,
  caseStudyPageQuery,
  caseStudyQuery,
  contactQuery,
  homeQuery,
  issueQuery,
  issuesQuery,
  newestCaseStudiesQuery,
  officeLineQuery,
  otherVacanciesQuery,
  postCardsQuery,
  postPageQuery,
  postQuery,
  productQuery,
  serviceCaseStudiesQuery,
  shellQuery,
  teamQuery,
  vacanciesQuery,
  vacancyQuery,
]);
