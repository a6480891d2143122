import type { ChartKind, EvidenceKind } from "../evidence.ts";
import {
  type LocalizedLabel,
  type LocalizedList,
  type LocalizedText,
  label,
  list,
  localized,
  optionalText,
  text,
} from "../localized.ts";
import type { Service } from "../services.ts";
import type { Station } from "../stations.ts";
import {
  type ContentImage,
  type FeaturedImages,
  featuredImages,
  getImages,
  image,
  images,
} from "./picture.ts";
import {
  isSample,
  type LanguageParams,
  notWithdrawn,
  type Query,
  query,
  type SlugParams,
} from "./query.ts";

/** A text in either language, as a drawing takes it. */
export interface BothLanguages {
  en: string;
  ar: string;
}

/** A result of a case study, drawn by the library's chart of that name: its texts in both languages. */
export interface Chart {
  kind: ChartKind;
  label: BothLanguages;
  headlines: { value: BothLanguages; label: BothLanguages }[] | null;
  text: BothLanguages | null;
  note: BothLanguages | null;
  table: {
    caption: BothLanguages;
    first: BothLanguages | null;
    head: BothLanguages[];
    rows: { name: BothLanguages; cells: BothLanguages[] }[];
  };
  /** The data of its kind. */
  [data: string]: unknown;
}

/** What was made for a client, drawn by the library's component of that name. */
export interface Evidence {
  kind: EvidenceKind;
  /** What is drawn, as the component takes it: the texts in both languages. */
  content: unknown;
}

/** The same with what is said of it on its own page. */
interface ToldEvidence extends Evidence {
  /** What was to be reached, in two or three words. */
  promise: LocalizedText | null;
  /** What is drawn, for whoever does not see it. */
  label: LocalizedText;
  /** Pieces of the drawing, by their names, in the order of the page. */
  details: { view: string; caption: LocalizedText }[];
}

/** The one figure of a cover. */
interface CoverMetric {
  /** As it is to be shown in the language asked for: "+41%", "9/9", «الضعف». */
  value: string;
  label: LocalizedText;
  /** A longer label, since the figure stands alone. */
  note: LocalizedText | null;
}

/** One improved figure. With `before` and `after` it can be drawn to scale. */
export interface Metric extends Omit<CoverMetric, "note"> {
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
  week: number;
  title: LocalizedText;
  description: LocalizedText | null;
}

/** A title that leads to a case study. */
export interface CaseStudyLink {
  slug: string;
  title: LocalizedText;
  clientName: LocalizedText;
}

/** What every cover of a case study shows. */
export interface CaseStudyCover extends CaseStudyLink, FeaturedImages {
  location: LocalizedText | null;
  /** The first of the improved figures. */
  metric: CoverMetric | null;
  evidence: Evidence | null;
  /** It came with the sample content. */
  isSample: boolean;
}

/** A case study in the list of all of them. */
export interface CaseStudyCard extends CaseStudyCover {
  industry: LocalizedText | null;
  isFeatured: boolean;
}

/** A case study in a selection. */
export interface SelectedCaseStudy extends CaseStudyCover {
  category: LocalizedText | null;
}

/** Who speaks for a client: the picture, then its variant for the light theme; each where there is one. */
export type TestimonialPortraits = [image?: ContentImage, light?: ContentImage];

export interface CaseStudy extends Omit<CaseStudyLink, "slug">, FeaturedImages {
  evidence: ToldEvidence | null;
  industry: LocalizedLabel | null;
  /** The service it is filed under. */
  category: LocalizedLabel | null;
  location: LocalizedText | null;
  /** Further services. */
  services: Service[];
  /** ISO 8601 day. */
  completedDate: string | null;
  /** ISO 8601 moment: stored as `_createdAt`, by which the list is ordered. */
  publishedAt: string;
  /** ISO 8601 moment. */
  _updatedAt: string;
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
  /** The results as charts, in place of the figures alone. */
  charts: Chart[];
  testimonial: LocalizedText | null;
  testimonialAuthor: LocalizedText | null;
  testimonialPosition: LocalizedText | null;
  testimonialPortraits: TestimonialPortraits;
  keyTakeaways: LocalizedList;
  projectDuration: LocalizedText | null;
  teamSize: LocalizedText | null;
  timeline: Milestone[];
  /** A line to be shown at the end, e.g. that the project is a sample. */
  disclaimer: LocalizedText | null;
  /** It came with the sample content: so did the client and what the client says. */
  isSample: boolean;
  /** Neighbours in the order of the list, which closes to a ring. Null if there is no other. */
  previous: CaseStudyLink | null;
  next: CaseStudyLink | null;
}

/** GROQ of the condition that a document is a published case study, and not withdrawn. */
export const publishedCaseStudy = `_type=="caseStudy"&&isPublished==true&&${notWithdrawn}`;

/** Source: specification, section 7. The id decides between equal dates. */
export const newestCaseStudiesFirst = "order(_createdAt desc,_id asc)";
const featuredFirst = "order(coalesce(isFeatured,false) desc,_createdAt desc,_id asc)";
const oldestFirst = "order(_createdAt asc,_id desc)";

const value = `"value":${localized("value")}`;
const drawn = '"kind":_type,content';

const testimonialPortraits = getImages("testimonialPortraits", [
  "testimonialPortrait",
  "testimonialPortraitLight",
]);

const linkFields = `"slug":slug.current,${text("title")},${text("clientName")}`;
const coverFields = [
  linkFields,
  optionalText("location"),
  featuredImages,
  `"metric":metricsImproved[0]{${value},${text("label")},${optionalText("note")}}`,
  `"evidence":evidence[0]{${drawn}}`,
  isSample,
].join();

/** GROQ of the fields of a `CaseStudyCard`. */
export const caseStudyCardFields: string = [
  coverFields,
  optionalText("industry"),
  '"isFeatured":isFeatured==true',
].join();

const before = "(_createdAt>^._createdAt||(_createdAt==^._createdAt&&_id<^._id))";
const after = "(_createdAt<^._createdAt||(_createdAt==^._createdAt&&_id>^._id))";

/** The nearest neighbour on one side, else the farthest on the other. */
const neighbour = (side: string, nearest: string) =>
  `coalesce(*[${publishedCaseStudy}&&${side}]|${nearest}[0],*[${publishedCaseStudy}&&_id!=^._id]|${nearest}[0]){${linkFields}}`;

const detailFields = [
  text("title"),
  text("clientName"),
  featuredImages,
  image("clientLogo"),
  testimonialPortraits,
  `"evidence":evidence[0]{${drawn},${optionalText("promise")},${text("label")},"details":coalesce(details[]{view,${text("caption")}},[])}`,
  '"services":coalesce(services,[]),completedDate,"publishedAt":_createdAt,_updatedAt',
  isSample,
  label("industry"),
  label("category"),
  ...[
    "location",
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
  ].map((field) => optionalText(field)),
  list("objectives"),
  list("keyTakeaways"),
  '"technologiesUsed":coalesce(technologiesUsed,[])',
  images("projectGallery"),
  "websiteUrl,appStoreUrl,playStoreUrl,instagramUrl",
  `"metricsImproved":coalesce(metricsImproved[]{${value},${text("label")},${["unit", "beforeLabel", "afterLabel"].map((field) => optionalText(field)).join()},before,after},[])`,
  '"charts":coalesce(charts[]{"kind":_type,...},[])',
  `"timeline":coalesce(timeline[]{week,${text("title")},${optionalText("description")}},[])`,
  `"previous":${neighbour(before, oldestFirst)}`,
  `"next":${neighbour(after, newestCaseStudiesFirst)}`,
].join();

/** GROQ of up to so many of the case studies that pass a filter, featured ones first; result type `SelectedCaseStudy[]`. */
export const selectedCaseStudies = (count: number, filter = publishedCaseStudy): string =>
  `*[${filter}]|${featuredFirst}[0...${count}]{${coverFields},${optionalText("category")}}`;

/** What a client says. */
export interface ClientTestimonial {
  /** Of the case study. */
  slug: string;
  clientName: LocalizedText;
  text: LocalizedText;
  author: LocalizedText | null;
  position: LocalizedText | null;
  testimonialPortraits: TestimonialPortraits;
  /** The case study came with the sample content. */
  isSample: boolean;
}

/** GROQ of one testimonial: of a featured case study, else of the newest that has one; result type `ClientTestimonial | null`. */
export const featuredTestimonial: string =
  `*[${publishedCaseStudy}&&defined(testimonial)]|${featuredFirst}[0]{"slug":slug.current,${text("clientName")},` +
  `${text("testimonial", "text")},${optionalText("testimonialAuthor", "author")},${optionalText("testimonialPosition", "position")},${testimonialPortraits},${isSample}}`;

/** From where a client came. */
export interface StartedCaseStudy extends Omit<CaseStudyLink, "title"> {
  station: Station;
}

/** GROQ of the newest 18 case studies that tell how far the idea had got; result type `StartedCaseStudy[]`. */
export const startedCaseStudies: string = `*[${publishedCaseStudy}&&defined(station)]|${newestCaseStudiesFirst}[0...18]{"slug":slug.current,${text("clientName")},station}`;

/** One published case study, or null. */
export const caseStudyQuery: Query<CaseStudy | null, SlugParams> = query(
  `*[${publishedCaseStudy}&&slug.current==$slug][0]{${detailFields}}`,
);

/** What a published case study is called, or null. */
export const caseStudyLinkQuery: Query<CaseStudyLink | null, SlugParams> = query(
  `*[${publishedCaseStudy}&&slug.current==$slug][0]{${linkFields}}`,
);

/** The id of the published case study with that slug, or null. */
export const caseStudyIdQuery: Query<string | null, { slug: string }> = query(
  `*[${publishedCaseStudy}&&slug.current==$slug][0]._id`,
);

/** The four newest, in words. */
export const newestCaseStudiesQuery: Query<CaseStudyLink[], LanguageParams> = query(
  `*[${publishedCaseStudy}]|${newestCaseStudiesFirst}[0...4]{${linkFields}}`,
);
