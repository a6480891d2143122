import {
  type Language,
  type LocalizedLabel,
  type LocalizedList,
  type LocalizedText,
  label,
  list,
  optionalText,
  text,
} from "../language.ts";
import type { JobType, WorkMode } from "../vacancy-options.ts";
import { type LanguageParams, type NoParams, type Query, query } from "./query.ts";

/** A vacancy as a row of a list. */
export interface VacancyRow {
  _id: string;
  title: LocalizedText;
  department: LocalizedLabel | null;
  location: LocalizedLabel | null;
  jobType: JobType | null;
  workMode: WorkMode | null;
  isFeatured: boolean;
  /** ISO 8601 day: the last one on which an application is taken. Null means no end. */
  applicationDeadline: string | null;
}

/** A vacancy as the browser filters and searches it. */
export interface VacancyCard extends VacancyRow {
  experienceLevel: LocalizedLabel | null;
  skills: LocalizedList;
}

export interface Vacancy extends VacancyCard {
  /** ISO 8601 day. */
  postedDate: string | null;
  /** Plain text; an empty line parts paragraphs. */
  description: LocalizedText | null;
  responsibilities: LocalizedList;
  requirements: LocalizedList;
  benefits: LocalizedList;
  salaryRange: LocalizedText | null;
}

const active = '_type=="jobVacancy"&&isActive==true';

const rowFields = [
  "_id",
  text("title"),
  label("department"),
  label("location"),
  "jobType,workMode",
  '"isFeatured":isFeatured==true',
  "applicationDeadline",
].join();

const cardFields = [rowFields, label("experienceLevel"), list("skills")].join();

const detailFields = [
  "postedDate",
  optionalText("description"),
  ...["responsibilities", "requirements", "benefits"].map(list),
  optionalText("salaryRange"),
].join();

const newestFirst = "order(_createdAt desc,_id asc)";

/**
 * All active vacancies, newest first, closed ones too. Short enough to be filtered and counted in
 * the browser. Source: specification, section 7.
 */
export const vacanciesQuery: Query<VacancyCard[], LanguageParams> = query(
  `*[${active}]|${newestFirst}{${cardFields}}`,
);

/** One active vacancy, or null. */
export const vacancyQuery: Query<Vacancy | null, { lang: Language; id: string }> = query(
  `*[${active}&&_id==$id][0]{${cardFields},${detailFields}}`,
);

const open = `${active}&&_id!=$id&&(!defined(applicationDeadline)||applicationDeadline>=$today)`;
const openOnes = (side: string) =>
  `*[${open}&&department${side}*[_id==$id][0].department]|${newestFirst}[0...3]{${rowFields}}`;

/**
 * Up to three others that take applications, those of the same department first. `id` may be one
 * that does not exist.
 */
export const otherVacanciesQuery: Query<
  VacancyRow[],
  {
    lang: Language;
    id: string;
    /** ISO 8601 day in the zone which deadlines are told by. */
    today: string;
  }
> = query(`[...${openOnes("==")},...${openOnes("!=")}][0...3]`);

/** The id of each active vacancy. */
export const vacancyIdsQuery: Query<string[], NoParams> = query(`*[${active}]._id`);

/** What the server asks before it takes an application: null for a vacancy that is not active. */
export const openVacancyQuery: Query<
  { title: string; applicationDeadline: string | null } | null,
  { id: string }
> = query(`*[${active}&&_id==$id][0]{title,applicationDeadline}`);
