import type { CaseStudyArtworkKind, ChartKind } from "../evidence.ts";
import {
  type LocalizedLabel,
  type LocalizedList,
  type LocalizedText,
  label,
  list,
  localized,
  optionalText,
  text,
} from "../localized-groq.ts";
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

export interface BilingualText {
  en: string;
  ar: string;
}

/** A chart, for the component of the same name. Texts are in both languages. */
export interface Chart {
  kind: ChartKind;
  label: BilingualText;
  headlines: { value: BilingualText; label: BilingualText }[] | null;
  text: BilingualText | null;
  note: BilingualText | null;
  table: {
    caption: BilingualText;
    first: BilingualText | null;
    head: BilingualText[];
    rows: { name: BilingualText; cells: BilingualText[] }[];
  };
  [data: string]: unknown;
}

/** Artwork, for the component of the same name. */
export interface Evidence {
  kind: CaseStudyArtworkKind;
  content: unknown;
}

interface CaptionedArtwork extends Evidence {
  promise: LocalizedText | null;
  label: LocalizedText;
  /** Details of the artwork, in the order of the page. */
  details: { view: string; caption: LocalizedText }[];
}

interface CoverMetric {
  /** Formatted in the requested language: "+41%", "9/9", «الضعف». */
  value: string;
  label: LocalizedText;
  note: LocalizedText | null;
}

/** With `before` and `after` a metric can be drawn to scale. */
export interface Metric extends Omit<CoverMetric, "note"> {
  before: number | null;
  after: number | null;
  /** Unit as read after the number: "a week", "taps". */
  unit: LocalizedText | null;
  /** Both values in words, if the unit does not follow the number (Arabic dual). */
  beforeLabel: LocalizedText | null;
  afterLabel: LocalizedText | null;
}

/** `week` counts from 1. */
export interface Milestone {
  week: number;
  title: LocalizedText;
  description: LocalizedText | null;
}

export interface CaseStudyLink {
  slug: string;
  title: LocalizedText;
  clientName: LocalizedText;
}

export interface CaseStudyCover extends CaseStudyLink, FeaturedImages {
  location: LocalizedText | null;
  metric: CoverMetric | null;
  evidence: Evidence | null;
  isSample: boolean;
}

export interface CaseStudyCard extends CaseStudyCover {
  industry: LocalizedText | null;
  isFeatured: boolean;
}

export interface SelectedCaseStudy extends CaseStudyCover {
  category: LocalizedText | null;
}

/** The picture, then its variant for the light theme. */
export type TestimonialPortraits = [image?: ContentImage, light?: ContentImage];

export interface CaseStudy extends Omit<CaseStudyLink, "slug">, FeaturedImages {
  evidence: CaptionedArtwork | null;
  industry: LocalizedLabel | null;
  category: LocalizedLabel | null;
  location: LocalizedText | null;
  services: Service[];
  completedDate: string | null;
  /** ISO 8601 timestamp, stored as `_createdAt`, by which lists are sorted. */
  publishedAt: string;
  _updatedAt: string;
  companySize: LocalizedText | null;
  clientLogo: ContentImage | null;
  /** Plain text, as `solution` and `results`. Empty lines separate paragraphs. */
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
  charts: Chart[];
  testimonial: LocalizedText | null;
  testimonialAuthor: LocalizedText | null;
  testimonialPosition: LocalizedText | null;
  testimonialPortraits: TestimonialPortraits;
  keyTakeaways: LocalizedList;
  projectDuration: LocalizedText | null;
  teamSize: LocalizedText | null;
  timeline: Milestone[];
  disclaimer: LocalizedText | null;
  isSample: boolean;
  /** Wraps around. Null if there is no other. */
  previous: CaseStudyLink | null;
  next: CaseStudyLink | null;
}

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

export const caseStudyCardFields: string = [
  coverFields,
  optionalText("industry"),
  '"isFeatured":isFeatured==true',
].join();

const before = "(_createdAt>^._createdAt||(_createdAt==^._createdAt&&_id<^._id))";
const after = "(_createdAt<^._createdAt||(_createdAt==^._createdAt&&_id>^._id))";

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

/** Builds a query for case studies, featured ones first (`SelectedCaseStudy[]`). */
export const selectedCaseStudies = (count: number, filter = publishedCaseStudy): string =>
  `*[${filter}]|${featuredFirst}[0...${count}]{${coverFields},${optionalText("category")}}`;

export interface ClientTestimonial {
  slug: string;
  clientName: LocalizedText;
  text: LocalizedText;
  author: LocalizedText | null;
  position: LocalizedText | null;
  testimonialPortraits: TestimonialPortraits;
  isSample: boolean;
}

/** From a featured case study, or the newest with one. Result type `ClientTestimonial | null`. */
export const featuredTestimonial: string =
  `*[${publishedCaseStudy}&&defined(testimonial)]|${featuredFirst}[0]{"slug":slug.current,${text("clientName")},` +
  `${text("testimonial", "text")},${optionalText("testimonialAuthor", "author")},${optionalText("testimonialPosition", "position")},${testimonialPortraits},${isSample}}`;

export interface CaseStudyWithStage extends Omit<CaseStudyLink, "title"> {
  station: Station;
}

/** Result type `CaseStudyWithStage[]`. */
export const startedCaseStudies: string = `*[${publishedCaseStudy}&&defined(station)]|${newestCaseStudiesFirst}[0...18]{"slug":slug.current,${text("clientName")},station}`;

export const caseStudyQuery: Query<CaseStudy | null, SlugParams> = query(
  `*[${publishedCaseStudy}&&slug.current==$slug][0]{${detailFields}}`,
);

export const caseStudyLinkQuery: Query<CaseStudyLink | null, SlugParams> = query(
  `*[${publishedCaseStudy}&&slug.current==$slug][0]{${linkFields}}`,
);

export const caseStudyIdQuery: Query<string | null, { slug: string }> = query(
  `*[${publishedCaseStudy}&&slug.current==$slug][0]._id`,
);

export const newestCaseStudiesQuery: Query<CaseStudyLink[], LanguageParams> = query(
  `*[${publishedCaseStudy}]|${newestCaseStudiesFirst}[0...4]{${linkFields}}`,
);
