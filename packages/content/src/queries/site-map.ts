import { publishedCaseStudy } from "./case-studies.ts";
import { sentIssue } from "./newsletter.ts";
import { publishedPost } from "./posts.ts";
import { isSample, type NoParams, type Query, query } from "./query.ts";
import { publishedTeamMember } from "./team.ts";
import { activeVacancy } from "./vacancies.ts";

/** A document with a page of its own. */
export interface SiteMapEntry {
  _id: string;
  /** What stands in its address: the slug, of a vacancy the id. */
  key: string;
  /** ISO 8601 moment. */
  _updatedAt: string;
  /** It came with the sample content. */
  isSample: boolean;
}

/** How many entries one answer holds at most. */
export const mapEntriesAtOnce = 1000;

/** `id` is that of the last entry before, empty for the first ones. */
type MapQuery = Query<SiteMapEntry[], { id: string }>;

const entries = (filter: string, key: string): MapQuery =>
  query(
    `*[${filter}&&_id>$id]|order(_id asc)[0...${mapEntriesAtOnce}]{_id,"key":${key},_updatedAt,${isSample}}`,
  );

/** The published posts, in the order of their ids. */
export const postMapQuery: MapQuery = entries(
  `${publishedPost}&&defined(slug.current)`,
  "slug.current",
);

/** The published case studies, in the order of their ids. */
export const caseStudyMapQuery: MapQuery = entries(
  `${publishedCaseStudy}&&defined(slug.current)`,
  "slug.current",
);

/** The active vacancies, closed ones too, in the order of their ids. */
export const vacancyMapQuery: MapQuery = entries(activeVacancy, "_id");

/** The issues of the newsletter that were sent, in the order of their ids. */
export const issueMapQuery: MapQuery = entries(
  `${sentIssue}&&defined(slug.current)`,
  "slug.current",
);

/** The latest `_updatedAt` of what each list shows; null where it shows nothing. */
export type ListsUpdated = Record<
  "blogPost" | "caseStudy" | "jobVacancy" | "newsletterIssue" | "product" | "teamMember",
  string | null
>;

const latest = (filter: string) => `*[${filter}]|order(_updatedAt desc)[0]._updatedAt`;

export const listsUpdatedQuery: Query<ListsUpdated, NoParams> = query(
  `{"blogPost":${latest(publishedPost)},"caseStudy":${latest(publishedCaseStudy)},"jobVacancy":${latest(activeVacancy)},"newsletterIssue":${latest(sentIssue)},` +
    `"product":${latest('_type=="product"')},"teamMember":${latest(publishedTeamMember)}}`,
);

/** How many documents of the sample content have a page of their own, or a part in one. */
export const sampleCountQuery: Query<number, NoParams> = query(
  [
    ...["agency", "blogPost", "caseStudy", "company", "jobVacancy", "newsletterIssue", "notice"],
    ...["office", "product", "redirect", "teamMember"],
  ]
    .map((type) => `count(*[_type=="${type}"&&isSample==true])`)
    .join("+"),
);
