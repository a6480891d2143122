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
 * Registered queries (persisted queries): those that browsers send, word for word. Anonymous callers
 * of the content service may run these alone, so each must leave out planned, hidden and withdrawn
 * documents, whatever its parameters are. Queries of the server do not belong here.
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
