import type { Service } from "../services.ts";
import type { JobType, WorkMode } from "../vacancy-options.ts";
import { type NoParams, type Query, query } from "./query.ts";

/*
 * What a search index on a server is kept in step by. Each query is a filter of one type, an order
 * and a slice, so that a content service can answer it from an index.
 */

/** A document by what tells whether it has changed. */
export interface EntryState {
  _id: string;
  _rev: string;
  /** ISO 8601 moment. */
  _updatedAt: string;
}

/** A document as an index needs it, shown or not: what is hidden has to leave the index. */
interface Entry extends EntryState {
  /** Whether the editor has put it on the site. */
  isShown: boolean;
  /** What stands in its address: the slug, of a vacancy the id. */
  key: string | null;
  title: string | null;
  /** ISO 8601 moment from which it is shown no more. */
  withdrawAt: string | null;
}

/** The texts of a post that are there in either language. `text` is the body without its marks. */
interface PostTexts {
  title: string | null;
  excerpt: string | null;
  author: string | null;
  category: string | null;
  tags: string[] | null;
  text: string | null;
}

export interface PostEntry extends Entry, PostTexts {
  /** ISO 8601 moment, null for a post without date. */
  moment: string | null;
  ar: PostTexts | null;
}

interface CaseStudyTexts {
  title: string | null;
  clientName: string | null;
  industry: string | null;
  category: string | null;
  location: string | null;
  challenge: string | null;
  objectives: string[] | null;
  solution: string | null;
  results: string | null;
  testimonial: string | null;
  keyTakeaways: string[] | null;
}

export interface CaseStudyEntry extends Entry, CaseStudyTexts {
  /** ISO 8601 moment. */
  moment: string;
  services: Service[] | null;
  technologiesUsed: string[] | null;
  ar: CaseStudyTexts | null;
}

interface VacancyTexts {
  title: string | null;
  department: string | null;
  location: string | null;
  experienceLevel: string | null;
  skills: string[] | null;
  description: string | null;
  responsibilities: string[] | null;
  requirements: string[] | null;
}

export interface VacancyEntry extends Entry, VacancyTexts {
  /** ISO 8601 moment. */
  moment: string;
  jobType: JobType | null;
  workMode: WorkMode | null;
  ar: VacancyTexts | null;
}

/** How many entries one answer holds at most. */
export const entriesAtOnce = 200;

/** How many ids one answer holds at most. */
export const idsAtOnce = 1000;

/** Where to read on: after the document that was changed at that moment and has that id. */
export type EntryParams = { at: string; id: string };

// The first condition alone is one range of an index; many documents may share a moment.
const changed = (type: string, fields: string) =>
  `*[_type=="${type}"&&_updatedAt>=$at&&(_updatedAt>$at||_id>$id)]|order(_updatedAt asc,_id asc)[0...${entriesAtOnce}]` +
  `{_id,_rev,_updatedAt,withdrawAt,${fields}}`;

const plainText = (field: string) =>
  `"text":coalesce(string(${field}),pt::text(${field}[_type=="block"]))`;

const postTexts = `title,excerpt,author,category,tags,${plainText("body")}`;
const caseStudyTexts =
  "title,clientName,industry,category,location,challenge,objectives,solution,results,testimonial,keyTakeaways";
const vacancyTexts =
  "title,department,location,experienceLevel,skills,description,responsibilities,requirements";

/** The posts changed since, in the order of their changes. */
export const postEntriesQuery: Query<PostEntry[], EntryParams> = query(
  changed(
    "blogPost",
    `"isShown":isPublished==true,"key":slug.current,"moment":publishedDate,${postTexts},"ar":ar{${postTexts}}`,
  ),
);

/** The case studies changed since, in the order of their changes. */
export const caseStudyEntriesQuery: Query<CaseStudyEntry[], EntryParams> = query(
  changed(
    "caseStudy",
    `"isShown":isPublished==true,"key":slug.current,"moment":_createdAt,${caseStudyTexts},services,technologiesUsed,"ar":ar{${caseStudyTexts}}`,
  ),
);

/** The vacancies changed since, in the order of their changes. */
export const vacancyEntriesQuery: Query<VacancyEntry[], EntryParams> = query(
  changed(
    "jobVacancy",
    `"isShown":isActive==true,"key":_id,"moment":_createdAt,${vacancyTexts},jobType,workMode,"ar":ar{${vacancyTexts}}`,
  ),
);

const count = (type: string): Query<number, NoParams> => query(`count(*[_type=="${type}"])`);

/** How many posts there are, hidden ones too. */
export const postTotalQuery: Query<number, NoParams> = count("blogPost");

/** How many case studies there are, hidden ones too. */
export const caseStudyTotalQuery: Query<number, NoParams> = count("caseStudy");

/** How many vacancies there are, inactive ones too. */
export const vacancyTotalQuery: Query<number, NoParams> = count("jobVacancy");

const states = (type: string): Query<EntryState[], { id: string }> =>
  query(`*[_type=="${type}"&&_id>$id]|order(_id asc)[0...${idsAtOnce}]{_id,_rev,_updatedAt}`);

/** The posts that there are after an id, hidden ones too. */
export const postStatesQuery: Query<EntryState[], { id: string }> = states("blogPost");

/** The case studies that there are after an id, hidden ones too. */
export const caseStudyStatesQuery: Query<EntryState[], { id: string }> = states("caseStudy");

/** The vacancies that there are after an id, inactive ones too. */
export const vacancyStatesQuery: Query<EntryState[], { id: string }> = states("jobVacancy");
