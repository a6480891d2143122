import * as v from "valibot";
import { jobTypes, salaryUnits, workModes } from "../vacancy-options.ts";
import { postalAddress } from "./offices.ts";
import {
  choice,
  currency,
  day,
  flag,
  localizedLabel,
  localizedList,
  localizedText,
  number,
  optionalText,
  text,
  timestamp,
} from "./values.ts";

export const vacancyRow = v.object({
  _id: v.string("an id"),
  title: localizedText,
  department: v.nullable(localizedLabel),
  location: v.nullable(localizedLabel),
  jobType: v.nullable(choice(jobTypes)),
  workMode: v.nullable(choice(workModes)),
  isFeatured: flag,
  /** Null without a deadline. */
  applicationDeadline: v.nullable(day),
  isSample: flag,
});

export const vacancyCard = v.object({
  ...vacancyRow.entries,
  experienceLevel: v.nullable(localizedLabel),
  skills: localizedList,
});

/** At least one end is set. */
const baseSalary = v.pipe(
  v.object({
    min: v.nullable(number),
    max: v.nullable(number),
    currency,
    unit: choice(salaryUnits),
  }),
  v.check(({ min, max }) => min !== null || max !== null, "a lowest or a highest salary"),
);

const country = v.pipe(
  v.string("a country code such as AE"),
  v.regex(/^[A-Za-z]{2}$/, "a country code such as AE"),
);

export const vacancy = v.object({
  ...vacancyCard.entries,
  postedDate: v.nullable(timestamp),
  /** Plain text. Empty lines separate paragraphs. */
  description: optionalText,
  responsibilities: localizedList,
  requirements: localizedList,
  benefits: localizedList,
  salaryRange: optionalText,
  baseSalary: v.nullable(baseSalary),
  address: v.nullable(postalAddress),
  /** ISO 3166-1 codes for remote work. Possibly empty. */
  remoteCountries: v.fallback(v.array(country), []),
  _updatedAt: timestamp,
});

/** `jobTitle` is the original, `title` the displayed one. */
export const openVacancy = v.object({
  jobTitle: text,
  title: localizedText,
  applicationDeadline: v.nullable(day),
});
