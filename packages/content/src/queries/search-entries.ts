import type { InferOutput } from "valibot";
import type * as schemas from "../results/server.ts";
import { identity, type NoParams, type Query, query } from "./query.ts";

/*
 * Queries of the search index. They include hidden and inactive documents, to remove them from it.
 * Each filters one type, with order and slice where many match, to use an index.
 */

export type EntryState = InferOutput<typeof schemas.entryState>;

export type PostEntry = InferOutput<typeof schemas.postEntry>;

export type CaseStudyEntry = InferOutput<typeof schemas.caseStudyEntry>;

export type VacancyEntry = InferOutput<typeof schemas.vacancyEntry>;

export const maxStates = 500;

/** Last document by update time and id. */
export type ChangeCursor = { at: string; id: string };

const entries = (type: string, fields: string) =>
  `*[_type=="${type}"&&_id in $ids]{${identity},_updatedAt,withdrawAt,${fields}}`;

const plainText = (field: string) =>
  `"text":coalesce(string(${field}),pt::text(${field}[_type=="block"]))`;

const postTexts = `title,excerpt,author,category,tags,${plainText("body")}`;
const caseStudyTexts =
  "title,clientName,industry,category,location,challenge,objectives,solution,results,testimonial,keyTakeaways";
const vacancyTexts =
  "title,department,location,experienceLevel,skills,description,responsibilities,requirements";

export const postEntriesQuery: Query<PostEntry[], { ids: string[] }> = query(
  entries(
    "blogPost",
    `"isShown":isPublished==true,"key":slug.current,"moment":publishedDate,${postTexts},"ar":ar{${postTexts}}`,
  ),
);

export const caseStudyEntriesQuery: Query<CaseStudyEntry[], { ids: string[] }> = query(
  entries(
    "caseStudy",
    `"isShown":isPublished==true,"key":slug.current,"moment":_createdAt,${caseStudyTexts},services,technologiesUsed,"ar":ar{${caseStudyTexts}}`,
  ),
);

export const vacancyEntriesQuery: Query<VacancyEntry[], { ids: string[] }> = query(
  entries(
    "jobVacancy",
    `"isShown":isActive==true,"key":_id,"moment":_createdAt,${vacancyTexts},jobType,workMode,"ar":ar{${vacancyTexts}}`,
  ),
);

const count = (type: string): Query<number, NoParams> => query(`count(*[_type=="${type}"])`);

export const postTotalQuery: Query<number, NoParams> = count("blogPost");

export const caseStudyTotalQuery: Query<number, NoParams> = count("caseStudy");

export const vacancyTotalQuery: Query<number, NoParams> = count("jobVacancy");

const state = `[0...${maxStates}]{_id,_rev,_updatedAt}`;

const states = (type: string): Query<EntryState[], { id: string }> =>
  query(`*[_type=="${type}"&&_id>$id]|order(_id asc)${state}`);

export const postStatesQuery: Query<EntryState[], { id: string }> = states("blogPost");

export const caseStudyStatesQuery: Query<EntryState[], { id: string }> = states("caseStudy");

export const vacancyStatesQuery: Query<EntryState[], { id: string }> = states("jobVacancy");

// The first condition alone is one index range. Update times may be equal.
const changes = (type: string): Query<EntryState[], ChangeCursor> =>
  query(
    `*[_type=="${type}"&&_updatedAt>=$at&&(_updatedAt>$at||_id>$id)]|order(_updatedAt asc,_id asc)${state}`,
  );

export const postChangesQuery: Query<EntryState[], ChangeCursor> = changes("blogPost");

export const caseStudyChangesQuery: Query<EntryState[], ChangeCursor> = changes("caseStudy");

export const vacancyChangesQuery: Query<EntryState[], ChangeCursor> = changes("jobVacancy");
