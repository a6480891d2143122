import type { Language } from "../language.ts";
import {
  type LocalizedLabel,
  type LocalizedList,
  type LocalizedText,
  label,
  list,
  optionalText,
  text,
} from "../localized.ts";
import type { JobType, SalaryUnit, WorkMode } from "../vacancy-options.ts";
import { type Place, placeFields } from "./place.ts";
import { isSample, type LanguageParams, notWithdrawn, type Query, query } from "./query.ts";

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
  /** It came with the sample content. */
  isSample: boolean;
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
  /** As it is to be shown. */
  salaryRange: LocalizedText | null;
  /** The same in numbers, where it is stated. */
  baseSalary: BaseSalary | null;
  /** Where the work is done: at an office, or elsewhere. */
  address: Place | null;
  /** ISO 3166-1 codes of where one may live who works remotely; empty where none is named. */
  remoteCountries: string[];
  /** ISO 8601 moment. */
  _updatedAt: string;
}

/** A salary; at least one of the ends is there. */
export interface BaseSalary {
  min: number | null;
  max: number | null;
  /** ISO 4217. */
  currency: string;
  unit: SalaryUnit;
}

/** GROQ of the condition that a document is an active vacancy, closed or not, and not withdrawn. */
export const activeVacancy = `_type=="jobVacancy"&&isActive==true&&${notWithdrawn}`;

const rowFields = [
  "_id",
  text("title"),
  label("department"),
  label("location"),
  "jobType,workMode",
  '"isFeatured":isFeatured==true',
  "applicationDeadline",
  isSample,
].join();

const cardFields = [rowFields, label("experienceLevel"), list("skills")].join();

const detailFields = [
  "postedDate",
  optionalText("description"),
  ...["responsibilities", "requirements", "benefits"].map(list),
  optionalText("salaryRange"),
  '"baseSalary":select(defined(baseSalary.currency)&&defined(coalesce(baseSalary.min,baseSalary.max))=>baseSalary{min,max,currency,"unit":coalesce(unit,"MONTH")})',
  `"address":coalesce(office->place,address)${placeFields}`,
  '"remoteCountries":coalesce(remoteCountries,[])',
  "_updatedAt",
].join();

const newestFirst = "order(_createdAt desc,_id asc)";

/**
 * All active vacancies, newest first, closed ones too. Short enough to be filtered and counted in
 * the browser. Source: specification, section 7.
 */
export const vacanciesQuery: Query<VacancyCard[], LanguageParams> = query(
  `*[${activeVacancy}]|${newestFirst}{${cardFields}}`,
);

/** One active vacancy, or null. */
export const vacancyQuery: Query<Vacancy | null, { lang: Language; id: string }> = query(
  `*[${activeVacancy}&&_id==$id][0]{${cardFields},${detailFields}}`,
);

const open = `${activeVacancy}&&_id!=$id&&(!defined(applicationDeadline)||applicationDeadline>=$today)`;
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

/** The id of the active vacancy with that id, or null. */
export const vacancyIdQuery: Query<string | null, { id: string }> = query(
  `*[${activeVacancy}&&_id==$id][0]._id`,
);

/**
 * What the server asks before it takes an application: null for a vacancy that is not active.
 * `jobTitle` is the title as the vacancy calls itself, `title` the one visitors see.
 */
export const openVacancyQuery: Query<
  { jobTitle: string; title: LocalizedText; applicationDeadline: string | null } | null,
  LanguageParams & { id: string }
> = query(
  `*[${activeVacancy}&&_id==$id][0]{"jobTitle":title,${text("title")},applicationDeadline}`,
);
