import * as v from "valibot";
import { redirectStatuses } from "../redirects.ts";
import { services } from "../services.ts";
import { isSitePath } from "../urls.ts";
import { jobTypes, workModes } from "../vacancy-options.ts";
import { choice, day, flag, number, slug, text, timestamp } from "./values.ts";

/* Only servers query these. */

const moment = v.nullable(timestamp);

export const plannedChanges = v.object({
  publishedAt: moment,
  launchAt: moment,
  /** Later launch in another place. */
  nextLaunchAt: moment,
  opensAt: moment,
  /** Site-wide notice. */
  noticeFrom: moment,
  noticeUntil: moment,
  applicationDeadline: v.nullable(day),
  /** A post's, a case study's and a vacancy's. */
  withdrawnAt: v.array(moment),
});

const sitePath = v.custom<string>(isSitePath, "a path on this site");

export const redirect = v.object({
  /** English path, valid for every language. */
  from: text,
  /** English path. Null if the page is gone, not for an invalid target. */
  to: v.union([sitePath, v.null()], "a path on this site"),
  status: choice(redirectStatuses),
  isSample: flag,
});

export const pageDocument = v.object({
  _id: v.string("an id"),
  _type: v.string("a type"),
  slug: v.nullable(v.object({ current: v.exactOptional(text) })),
});

export const siteMapEntry = v.object({
  _id: v.string("an id"),
  /** Slug, or a vacancy's id. Null if invalid. */
  key: v.nullable(slug),
  _updatedAt: timestamp,
  isSample: flag,
});

export const siteMapRange = v.object({ last: v.string("an id"), updated: timestamp });

export const listsUpdated = v.object({
  blogPost: moment,
  caseStudy: moment,
  jobVacancy: moment,
  newsletterIssue: moment,
  product: moment,
  teamMember: moment,
});

export const count = number;

export const id = v.string("an id");

export const entryState = v.object({
  _id: v.string("an id"),
  _rev: v.string("a revision"),
  _updatedAt: v.string("a date and time"),
});

const words = v.nullable(text);
const wordList = v.nullable(v.array(text));

const entry = {
  ...entryState.entries,
  isShown: flag,
  /** Slug, or a vacancy's id. */
  key: v.nullable(slug),
  /** ISO 8601. Hidden from then on. */
  withdrawAt: v.nullable(text),
};

/** `text` is the body without formatting. */
const postTexts = {
  title: words,
  excerpt: words,
  author: words,
  category: words,
  tags: wordList,
  text: words,
};

export const postEntry = v.object({
  ...entry,
  ...postTexts,
  /** ISO 8601. Null without a date. */
  moment: v.nullable(text),
  ar: v.nullable(v.object(postTexts)),
});

const caseStudyTexts = {
  title: words,
  clientName: words,
  industry: words,
  category: words,
  location: words,
  challenge: words,
  objectives: wordList,
  solution: words,
  results: words,
  testimonial: words,
  keyTakeaways: wordList,
};

export const caseStudyEntry = v.object({
  ...entry,
  ...caseStudyTexts,
  /** ISO 8601 timestamp. */
  moment: text,
  services: v.nullable(v.array(choice(services))),
  technologiesUsed: wordList,
  ar: v.nullable(v.object(caseStudyTexts)),
});

const vacancyTexts = {
  title: words,
  department: words,
  location: words,
  experienceLevel: words,
  skills: wordList,
  description: words,
  responsibilities: wordList,
  requirements: wordList,
};

export const vacancyEntry = v.object({
  ...entry,
  ...vacancyTexts,
  /** ISO 8601 timestamp. */
  moment: text,
  jobType: v.nullable(choice(jobTypes)),
  workMode: v.nullable(choice(workModes)),
  ar: v.nullable(v.object(vacancyTexts)),
});
