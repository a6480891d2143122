import type { InferOutput } from "valibot";
import type { Language } from "../language.ts";
import { label, list, optionalText, text } from "../localized-groq.ts";
import type * as schemas from "../results/vacancies.ts";
import { placeFields } from "./postal-address.ts";
import {
  identity,
  isSample,
  type LanguageParams,
  notWithdrawn,
  type Query,
  query,
} from "./query.ts";

export type VacancyRow = InferOutput<typeof schemas.vacancyRow>;

export type VacancyCard = InferOutput<typeof schemas.vacancyCard>;

export type Vacancy = InferOutput<typeof schemas.vacancy>;

/** Includes closed vacancies. */
export const activeVacancy = `_type=="jobVacancy"&&isActive==true&&${notWithdrawn}`;

const rowFields = [
  identity,
  text("title"),
  label("department"),
  label("location"),
  "jobType,workMode",
  '"isFeatured":isFeatured==true',
  "applicationDeadline",
  isSample,
].join();

const cardFields = [rowFields, label("experienceLevel"), list("skills")].join();

export const vacancyFields: string = [
  cardFields,
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
 * Specification, section 7. Newest first, including closed ones. Few enough to filter in browsers.
 */
export const vacanciesQuery: Query<VacancyCard[], LanguageParams> = query(
  `*[${activeVacancy}]|${newestFirst}{${cardFields}}`,
);

export const vacancyQuery: Query<Vacancy | null, { lang: Language; id: string }> = query(
  `*[${activeVacancy}&&_id==$id][0]{${vacancyFields}}`,
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

/** Open vacancies, newest first, up to a hundred. `today`: ISO 8601 day in London. */
export const vacancyFeedQuery: Query<Vacancy[], LanguageParams & { today: string }> = query(
  `*[${open}]|${newestFirst}[0...100]{${vacancyFields}}`,
);

export const vacancyIdQuery: Query<string | null, { id: string }> = query(
  `*[${activeVacancy}&&_id==$id][0]._id`,
);

/** Checked before an application. `jobTitle` is the original title, `title` the displayed one. */
export const openVacancyQuery: Query<
  InferOutput<typeof schemas.openVacancy> | null,
  LanguageParams & { id: string }
> = query(
  `*[${activeVacancy}&&_id==$id][0]{${identity},"jobTitle":title,${text("title")},applicationDeadline}`,
);
