import type { InferOutput } from "valibot";
import type * as schemas from "../results/server.ts";
import { publishedCaseStudy } from "./case-studies.ts";
import { sentIssue } from "./newsletter.ts";
import { publishedPost } from "./posts.ts";
import { identity, isSample, type NoParams, type Query, query } from "./query.ts";
import { publishedTeamMember } from "./team.ts";
import { activeVacancy } from "./vacancies.ts";

export type SiteMapEntry = InferOutput<typeof schemas.siteMapEntry>;

export type SiteMapRange = InferOutput<typeof schemas.siteMapRange>;

export const maxSiteMapEntries = 1000;

/** After `id` up to and including `last`. The first `id` is empty. */
export type MapQuery = Query<SiteMapEntry[], { id: string; last: string }>;

export type MapCountQuery = Query<number, { samples: boolean }>;

/** Range after `id` up to index `end - 1`, or null with fewer documents. `start` is `end - 1`. */
export type MapRangeQuery = Query<
  SiteMapRange | null,
  { id: string; start: number; end: number; samples: boolean }
>;

const listed = (filter: string) => `${filter}&&($samples||isSample!=true)`;

const entries = (filter: string, key: string): MapQuery =>
  query(
    `*[${filter}&&_id>$id&&_id<=$last]|order(_id asc)[0...${maxSiteMapEntries}]{${identity},"key":${key},_updatedAt,${isSample}}`,
  );

const count = (filter: string): MapCountQuery => query(`count(*[${listed(filter)}])`);

const range = (filter: string): MapRangeQuery =>
  query(
    `*[${listed(filter)}&&_id>$id]|order(_id asc)[$start...$end]` +
      `{"last":_id,"updated":*[${listed(filter)}&&_id>$id&&_id<=^._id]|order(_updatedAt desc)[0]._updatedAt}[0]`,
  );

const postWithPage = `${publishedPost}&&defined(slug.current)`;
const caseStudyWithPage = `${publishedCaseStudy}&&defined(slug.current)`;
const issueWithPage = `${sentIssue}&&defined(slug.current)`;

export const postMapQuery: MapQuery = entries(postWithPage, "slug.current");
export const postMapCountQuery: MapCountQuery = count(postWithPage);
export const postMapRangeQuery: MapRangeQuery = range(postWithPage);

export const caseStudyMapQuery: MapQuery = entries(caseStudyWithPage, "slug.current");
export const caseStudyMapCountQuery: MapCountQuery = count(caseStudyWithPage);
export const caseStudyMapRangeQuery: MapRangeQuery = range(caseStudyWithPage);

/** Includes closed vacancies. */
export const vacancyMapQuery: MapQuery = entries(activeVacancy, "_id");
export const vacancyMapCountQuery: MapCountQuery = count(activeVacancy);
export const vacancyMapRangeQuery: MapRangeQuery = range(activeVacancy);

export const issueMapQuery: MapQuery = entries(issueWithPage, "slug.current");
export const issueMapCountQuery: MapCountQuery = count(issueWithPage);
export const issueMapRangeQuery: MapRangeQuery = range(issueWithPage);

export type ListsUpdated = InferOutput<typeof schemas.listsUpdated>;

const latest = (filter: string) => `*[${filter}]|order(_updatedAt desc)[0]._updatedAt`;

export const listsUpdatedQuery: Query<ListsUpdated, NoParams> = query(
  `{"blogPost":${latest(publishedPost)},"caseStudy":${latest(publishedCaseStudy)},"jobVacancy":${latest(activeVacancy)},"newsletterIssue":${latest(sentIssue)},` +
    `"product":${latest('_type=="product"')},"teamMember":${latest(publishedTeamMember)}}`,
);

export const sampleCountQuery: Query<number, NoParams> = query(
  [
    ...["agency", "blogPost", "caseStudy", "company", "jobVacancy", "newsletterIssue", "notice"],
    ...["office", "product", "redirect", "teamMember"],
  ]
    .map((type) => `count(*[_type=="${type}"&&isSample==true])`)
    .join("+"),
);
