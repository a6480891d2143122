import {
  type LocalizedLabel,
  type LocalizedList,
  type LocalizedText,
  label,
  list,
  optionalText,
  text,
} from "../language.ts";
import type { Service } from "../services.ts";
import { type ContentImage, image, images } from "./picture.ts";
import { type Query, query, type SlugParams } from "./query.ts";

/** One improved figure. With `before` and `after` it can be drawn to scale. */
export interface Metric {
  _key: string;
  /** As it is to be shown: "+41%", "9/9". */
  value: string;
  label: LocalizedText;
  /** A longer label for where the figure stands alone. */
  note: LocalizedText | null;
  before: number | null;
  after: number | null;
  /** What `before` and `after` count, as one reads on after the number: "a week", "taps". */
  unit: LocalizedText | null;
  /** The two values in words, where number and unit do not simply follow each other (Arabic dual). */
  beforeLabel: LocalizedText | null;
  afterLabel: LocalizedText | null;
}

/** A point on the project's timeline. `week` counts from 1. */
export interface Milestone {
  _key: string;
  week: number;
  title: LocalizedText;
  description: LocalizedText | null;
}

/** A case study in a list. */
export interface CaseStudyCard {
  _id: string;
  slug: string;
  title: LocalizedText;
  clientName: LocalizedText;
  industry: LocalizedLabel | null;
  location: LocalizedText | null;
  category: LocalizedLabel | null;
  services: Service[];
  /** ISO 8601 day. */
  completedDate: string | null;
  isFeatured: boolean;
  featuredImage: ContentImage | null;
  /** For the light theme, where there is one of its own. */
  featuredImageLight: ContentImage | null;
  /** The first of the improved figures. */
  metric: Metric | null;
}

/** A neighbour in the list, for the line from the previous project to the next one. */
export interface CaseStudyLink {
  slug: string;
  title: LocalizedText;
  clientName: LocalizedText;
}

export interface CaseStudy extends CaseStudyCard {
  companySize: LocalizedText | null;
  clientLogo: ContentImage | null;
  /** Plain text; an empty line parts paragraphs. So are `solution` and `results`. */
  challenge: LocalizedText | null;
  objectives: LocalizedList;
  solution: LocalizedText | null;
  technologiesUsed: string[];
  projectGallery: ContentImage[];
  websiteUrl: string | null;
  appStoreUrl: string | null;
  playStoreUrl: string | null;
  instagramUrl: string | null;
  results: LocalizedText | null;
  metricsImproved: Metric[];
  testimonial: LocalizedText | null;
  testimonialAuthor: LocalizedText | null;
  testimonialPosition: LocalizedText | null;
  keyTakeaways: LocalizedList;
  projectDuration: LocalizedText | null;
  teamSize: LocalizedText | null;
  timeline: Milestone[];
  /** A line to be shown at the end, e.g. that the project is a sample. */
  disclaimer: LocalizedText | null;
  /** Neighbours in the order of the list, which closes to a ring. Null if there is no other. */
  previous: CaseStudyLink | null;
  next: CaseStudyLink | null;
}

/** GROQ of the condition that a document is a published case study. */
export const publishedCaseStudy = '_type=="caseStudy"&&isPublished==true';

/** Source: specification, section 7. The id decides between equal dates. */
export const newestCaseStudiesFirst = "order(_createdAt desc,_id asc)";
const oldestFirst = "order(_createdAt asc,_id desc)";

const metricFields = `{_key,value,${text("label")},${["note", "unit", "beforeLabel", "afterLabel"].map(optionalText).join()},before,after}`;

/** GROQ of the fields of a `CaseStudyCard`. */
export const caseStudyCardFields: string = [
  "_id",
  '"slug":slug.current',
  text("title"),
  text("clientName"),
  label("industry"),
  optionalText("location"),
  label("category"),
  '"services":coalesce(services,[])',
  "completedDate",
  '"isFeatured":isFeatured==true',
  image("featuredImage"),
  image("featuredImageLight"),
  `"metric":metricsImproved[0]${metricFields}`,
].join();

const linkFields = `{"slug":slug.current,${text("title")},${text("clientName")}}`;
const before = "(_createdAt>^._createdAt||(_createdAt==^._createdAt&&_id<^._id))";
const after = "(_createdAt<^._createdAt||(_createdAt==^._createdAt&&_id>^._id))";

/** The nearest neighbour on one side, else the farthest on the other. */
const neighbour = (side: string, nearest: string) =>
  `coalesce(*[${publishedCaseStudy}&&${side}]|${nearest}[0],*[${publishedCaseStudy}&&_id!=^._id]|${nearest}[0])${linkFields}`;

const detailFields = [
  image("clientLogo"),
  ...[
    "companySize",
    "challenge",
    "solution",
    "results",
    "testimonial",
    "testimonialAuthor",
    "testimonialPosition",
    "projectDuration",
    "teamSize",
    "disclaimer",
  ].map(optionalText),
  list("objectives"),
  list("keyTakeaways"),
  '"technologiesUsed":coalesce(technologiesUsed,[])',
  images("projectGallery"),
  "websiteUrl,appStoreUrl,playStoreUrl,instagramUrl",
  `"metricsImproved":coalesce(metricsImproved[]${metricFields},[])`,
  `"timeline":coalesce(timeline[]{_key,week,${text("title")},${optionalText("description")}},[])`,
  `"previous":${neighbour(before, oldestFirst)}`,
  `"next":${neighbour(after, newestCaseStudiesFirst)}`,
].join();

/** GROQ of the selected case studies, featured ones first, for a query that asks for more than that. */
export const selectedCaseStudies = (count: number): string =>
  `*[${publishedCaseStudy}]|order(coalesce(isFeatured,false) desc,_createdAt desc,_id asc)[0...${count}]{${caseStudyCardFields}}`;

/** GROQ of the number of published case studies. */
export const caseStudyCount: string = `count(*[${publishedCaseStudy}])`;

/** One published case study, or null. */
export const caseStudyQuery: Query<CaseStudy | null, SlugParams> = query(
  `*[${publishedCaseStudy}&&slug.current==$slug][0]{${caseStudyCardFields},${detailFields}}`,
);

/** Whether a case study of that slug is published. */
export const caseStudySlugExistsQuery: Query<boolean, { slug: string }> = query(
  `count(*[${publishedCaseStudy}&&slug.current==$slug])>0`,
);
