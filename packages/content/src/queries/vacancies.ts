import type { Language } from "../language.ts";
import {
  type LocalizedLabel,
  type LocalizedList,
  type LocalizedText,
  label,
  list,
  optionalText,
  text,
} from "../localized-groq.ts";
import type { JobType, SalaryUnit, WorkMode } from "../vacancy-options.ts";
import { type PostalAddress, placeFields } from "./postal-address.ts";
import { isSample, type LanguageParams, notWithdrawn, type Query, query } from "./query.ts";

export interface VacancyRow {
  _id: string;
  title: LocalizedText;
  department: LocalizedLabel | null;
  location: LocalizedLabel | null;
  jobType: JobType | null;
  workMode: WorkMode | null;
  isFeatured: boolean;
  /** ISO 8601 day, or null without a deadline. */
  applicationDeadline: string | null;
  isSample: boolean;
}

export interface VacancyCard extends VacancyRow {
  experienceLevel: LocalizedLabel | null;
  skills: LocalizedList;
}

export interface Vacancy extends VacancyCard {
  postedDate: string | null;
  /** Plain text. Empty lines separate paragraphs. */
  description: LocalizedText | null;
  responsibilities: LocalizedList;
  requirements: LocalizedList;
  benefits: LocalizedList;
  salaryRange: LocalizedText | null;
  baseSalary: BaseSalary | null;
  address: PostalAddress | null;
  /** ISO 3166-1 codes of countries for remote work. Possibly empty. */
  remoteCountries: string[];
  _updatedAt: string;
}

/** At least one end is set. */
export interface BaseSalary {
  min: number | null;
  max: number | null;
  /** ISO 4217. */
  currency: string;
  unit: SalaryUnit;
}

/** Includes closed vacancies. */
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
 * Newest first, including closed ones. Few enough to filter in the browser. Source: specification,
 * section 7.
 */
export const vacanciesQuery: Query<VacancyCard[], LanguageParams> = query(
  `*[${activeVacancy}]|${newestFirst}{${cardFields}}`,
);

export const vacancyQuery: Query<Vacancy | null, { lang: Language; id: string }> = query(
  `*[${activeVacancy}&&_id==$id][0]{${cardFields},${detailFields}}`,
);

const open = `${activeVacancy}&&(!defined(applicationDeadline)||applicationDeadline>=$today)`;
const openOnes = (side: string) =>
  `*[${open}&&_id!=$id&&department${side}*[_id==$id][0].department]|${newestFirst}[0...3]{${rowFields}}`;

/** Up to three, of the same department first. `id` need not exist. */
export const otherVacanciesQuery: Query<
  VacancyRow[],
  {
    lang: Language;
    id: string;
    today: string;
  }
> = query(`[...${openOnes("==")},...${openOnes("!=")}][0...3]`);

/** Open vacancies in full, newest first, up to a hundred. `today`: ISO 8601 day in London. */
export const vacancyFeedQuery: Query<Vacancy[], LanguageParams & { today: string }> = query(
  `*[${open}]|${newestFirst}[0...100]{${cardFields},${detailFields}}`,
);

export const vacancyIdQuery: Query<string | null, { id: string }> = query(
  `*[${activeVacancy}&&_id==$id][0]._id`,
);

/**
 * Checked before an application is accepted. `jobTitle` is the original title, `title` the
 * displayed one.
 */
export const openVacancyQuery: Query<
  { jobTitle: string; title: LocalizedText; applicationDeadline: string | null } | null,
  LanguageParams & { id: string }
> = query(
  `*[${activeVacancy}&&_id==$id][0]{"jobTitle":title,${text("title")},applicationDeadline}`,
);
