import * as v from "valibot";
import { blogQuery, postCardsQuery, postPageQuery } from "../queries/blog.ts";
import {
  caseStudyIdQuery,
  caseStudyLinkQuery,
  caseStudyQuery,
  newestCaseStudiesQuery,
} from "../queries/case-studies.ts";
import {
  caseStudyCardsQuery,
  caseStudyPageQuery,
  serviceCaseStudiesQuery,
} from "../queries/case-study-lists.ts";
import { contactQuery } from "../queries/contact.ts";
import { feedQuery, postSummariesQuery } from "../queries/feeds.ts";
import { homeQuery } from "../queries/home.ts";
import {
  issueFeedQuery,
  issueIdQuery,
  issueMailQuery,
  issueQuery,
  issuesQuery,
} from "../queries/newsletter.ts";
import { officeLineQuery } from "../queries/offices.ts";
import { organizationQuery } from "../queries/organization.ts";
import { plannedChangesQuery } from "../queries/planned-changes.ts";
import { postIdQuery, postQuery } from "../queries/posts.ts";
import { productQuery, productsQuery } from "../queries/products.ts";
import type { Query, QueryParams } from "../queries/query.ts";
import { redirectsQuery, withdrawnQuery } from "../queries/redirects.ts";
import * as search from "../queries/search-entries.ts";
import { shellQuery } from "../queries/shell.ts";
import * as siteMap from "../queries/site-map.ts";
import { teamQuery } from "../queries/team.ts";
import {
  openVacancyQuery,
  otherVacanciesQuery,
  vacanciesQuery,
  vacancyFeedQuery,
  vacancyIdQuery,
  vacancyQuery,
} from "../queries/vacancies.ts";
import * as caseStudies from "./case-studies.ts";
import * as newsletter from "./newsletter.ts";
import * as offices from "./offices.ts";
import * as posts from "./posts.ts";
import * as products from "./products.ts";
import * as server from "./server.ts";
import * as team from "./team.ts";
import * as vacancies from "./vacancies.ts";

/** Schemas of other results do not compile. */
const pair = <Result>(
  query: Query<Result, never> | Query<Result, QueryParams>,
  schema: v.GenericSchema<unknown, NoInfer<Result>>,
): [string, v.GenericSchema] => [query, schema];

const { nullable, array } = v;
const id = nullable(server.id);
const states = array(server.entryState);
const entries = array(server.siteMapEntry);
const range = nullable(server.siteMapRange);

/** Schemas by query text. Separate from the queries, for browsers. */
export const schemas: ReadonlyMap<string, v.GenericSchema> = new Map([
  pair(blogQuery, posts.blog),
  pair(postPageQuery, array(posts.postCard)),
  pair(postCardsQuery, array(posts.postCard)),
  pair(postQuery, nullable(posts.post)),
  pair(postIdQuery, id),
  pair(feedQuery, array(posts.feedPost)),
  pair(postSummariesQuery, array(posts.postSummary)),

  pair(caseStudyQuery, nullable(caseStudies.caseStudy)),
  pair(caseStudyLinkQuery, nullable(caseStudies.caseStudyLink)),
  pair(caseStudyIdQuery, id),
  pair(newestCaseStudiesQuery, array(caseStudies.caseStudyLink)),
  pair(caseStudyPageQuery, array(caseStudies.caseStudyCard)),
  pair(caseStudyCardsQuery, array(caseStudies.caseStudyCard)),
  pair(serviceCaseStudiesQuery, caseStudies.serviceCaseStudies),

  pair(vacanciesQuery, array(vacancies.vacancyCard)),
  pair(vacancyQuery, nullable(vacancies.vacancy)),
  pair(vacancyFeedQuery, array(vacancies.vacancy)),
  pair(otherVacanciesQuery, array(vacancies.vacancyRow)),
  pair(vacancyIdQuery, id),
  pair(openVacancyQuery, nullable(vacancies.openVacancy)),

  pair(homeQuery, products.home),
  pair(productQuery, nullable(products.product)),
  pair(productsQuery, array(products.product)),
  pair(teamQuery, array(team.teamMember)),

  pair(contactQuery, offices.contact),
  pair(officeLineQuery, offices.officeLine),
  pair(organizationQuery, offices.organization),
  pair(shellQuery, offices.shellContent),

  pair(issuesQuery, newsletter.issues),
  pair(issueQuery, nullable(newsletter.issue)),
  pair(issueIdQuery, id),
  pair(issueFeedQuery, array(newsletter.issue)),
  pair(issueMailQuery, nullable(newsletter.issue)),

  pair(plannedChangesQuery, server.plannedChanges),
  pair(redirectsQuery, array(server.redirect)),
  pair(withdrawnQuery, array(server.pageDocument)),

  pair(siteMap.postMapQuery, entries),
  pair(siteMap.postMapCountQuery, server.count),
  pair(siteMap.postMapRangeQuery, range),
  pair(siteMap.caseStudyMapQuery, entries),
  pair(siteMap.caseStudyMapCountQuery, server.count),
  pair(siteMap.caseStudyMapRangeQuery, range),
  pair(siteMap.vacancyMapQuery, entries),
  pair(siteMap.vacancyMapCountQuery, server.count),
  pair(siteMap.vacancyMapRangeQuery, range),
  pair(siteMap.issueMapQuery, entries),
  pair(siteMap.issueMapCountQuery, server.count),
  pair(siteMap.issueMapRangeQuery, range),
  pair(siteMap.listsUpdatedQuery, server.listsUpdated),
  pair(siteMap.sampleCountQuery, server.count),

  pair(search.postEntriesQuery, array(server.postEntry)),
  pair(search.caseStudyEntriesQuery, array(server.caseStudyEntry)),
  pair(search.vacancyEntriesQuery, array(server.vacancyEntry)),
  ...[search.postTotalQuery, search.caseStudyTotalQuery, search.vacancyTotalQuery].map((query) =>
    pair(query, server.count),
  ),
  ...[search.postStatesQuery, search.caseStudyStatesQuery, search.vacancyStatesQuery].map((query) =>
    pair(query, states),
  ),
  ...[search.postChangesQuery, search.caseStudyChangesQuery, search.vacancyChangesQuery].map(
    (query) => pair(query, states),
  ),
]);
