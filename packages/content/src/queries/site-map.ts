import { type Language, languagesOf } from "../language.ts";
import { publishedCaseStudy } from "./case-studies.ts";
import { publishedPost } from "./posts.ts";
import { isSample, type NoParams, type Query, query } from "./query.ts";
import { activeVacancy } from "./vacancies.ts";

/** A document with a page of its own. Moments are ISO 8601. */
export interface SiteMapEntry<Type extends string = string> {
  _type: Type;
  /** What stands in its address: the slug, of a vacancy the id. */
  key: string;
  _updatedAt: string;
  /** Of a post its moment, or null; of the others `_createdAt`. */
  publishedAt: string | null;
  /** It came with the sample content. */
  isSample: boolean;
  /** The languages its text is there in, the others fall back on: of a post the body, of a case study the challenge, of a vacancy the description. */
  languages: Language[];
}

export interface VacancyEntry extends SiteMapEntry<"jobVacancy"> {
  /** ISO 8601 day: the last one on which an application is taken. Null means no end. */
  applicationDeadline: string | null;
}

/** Every page that content makes, and when what lists it last changed. */
export interface SiteMap {
  posts: SiteMapEntry<"blogPost">[];
  caseStudies: SiteMapEntry<"caseStudy">[];
  /** The active ones, closed ones too. */
  vacancies: VacancyEntry[];
  /** The latest `_updatedAt` of what each list shows; null where it shows nothing. */
  updated: Record<
    "blogPost" | "caseStudy" | "jobVacancy" | "product" | "teamMember",
    string | null
  >;
}

const entry = (key: string, publishedAt: string, text: string) =>
  `_type,"key":${key},_updatedAt,"publishedAt":${publishedAt},${isSample},"languages":${languagesOf(text)}`;

const latest = (list: string) => `(${list}|order(_updatedAt desc))[0]._updatedAt`;

/** In no order of its own. */
export const siteMapQuery: Query<SiteMap, NoParams> = query(
  `{"posts":*[${publishedPost}&&defined(slug.current)]{${entry("slug.current", "publishedDate", "body")}},` +
    `"caseStudies":*[${publishedCaseStudy}&&defined(slug.current)]{${entry("slug.current", "_createdAt", "challenge")}},` +
    `"vacancies":*[${activeVacancy}]{${entry("_id", "_createdAt", "description")},applicationDeadline}}` +
    `{...,"updated":{"blogPost":${latest("posts")},"caseStudy":${latest("caseStudies")},"jobVacancy":${latest("vacancies")},` +
    `"product":${latest('*[_type=="product"]')},"teamMember":${latest('*[_type=="teamMember"&&isPublished==true]')}}}`,
);

/** How many documents of the sample content have a page of their own, or a part in one. */
export const sampleCountQuery: Query<number, NoParams> = query("count(*[isSample==true])");
