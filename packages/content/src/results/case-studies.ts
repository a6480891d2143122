import * as v from "valibot";
import { caseStudyArtworkKinds, chartKinds } from "../evidence.ts";
import { services } from "../services.ts";
import { stations } from "../stations.ts";
import { contentImage, featuredImages } from "./picture.ts";
import {
  choice,
  flag,
  localizedLabel,
  localizedList,
  localizedText,
  number,
  optionalText,
  slug,
  text,
  texts,
  timestamp,
} from "./values.ts";

const bilingualText = v.object({ en: text, ar: text });

/** Props of the chart of that name. Texts are in both languages. */
export const chart = v.looseObject({
  kind: v.picklist(chartKinds, "a chart of this site"),
  label: bilingualText,
  headlines: v.nullable(v.array(v.object({ value: bilingualText, label: bilingualText }))),
  text: v.nullable(bilingualText),
  note: v.nullable(bilingualText),
  table: v.object({
    caption: bilingualText,
    first: v.nullable(bilingualText),
    head: v.array(bilingualText),
    rows: v.array(v.object({ name: bilingualText, cells: v.array(bilingualText) })),
  }),
});

/** Props of the artwork of that name. */
export const evidence = v.object({
  kind: v.picklist(caseStudyArtworkKinds, "artwork of this site"),
  content: v.pipe(
    v.looseObject({}),
    v.transform((content): unknown => content),
  ),
});

const captionedArtwork = v.object({
  ...evidence.entries,
  promise: optionalText,
  label: localizedText,
  /** In the order of the page. */
  details: v.fallback(v.array(v.object({ view: text, caption: localizedText })), []),
});

const coverMetric = v.object({
  /** Formatted in the requested language: "+41%", "9/9", «الضعف». */
  value: text,
  label: localizedText,
  note: optionalText,
});

/** With `before` and `after`, drawn to scale. */
export const metric = v.object({
  value: text,
  label: localizedText,
  before: v.nullable(number),
  after: v.nullable(number),
  /** Unit as read after the number: "a week", "taps". */
  unit: optionalText,
  /** In words, if the unit does not follow the number (Arabic dual). */
  beforeLabel: optionalText,
  afterLabel: optionalText,
});

/** `week` counts from 1. */
const milestone = v.object({
  week: number,
  title: localizedText,
  description: optionalText,
});

export const caseStudyLink = v.object({ slug, title: localizedText, clientName: localizedText });

export const caseStudyCover = v.object({
  ...caseStudyLink.entries,
  ...featuredImages,
  location: optionalText,
  metric: v.nullable(coverMetric),
  evidence: v.nullable(evidence),
  isSample: flag,
});

export const caseStudyCard = v.object({
  ...caseStudyCover.entries,
  industry: optionalText,
  isFeatured: flag,
});

export const selectedCaseStudy = v.object({ ...caseStudyCover.entries, industry: optionalText });

/** Picture, then its variant for the light theme. */
export const testimonialPortraits = v.pipe(
  v.fallback(v.array(contentImage), []),
  v.transform(
    ([image, light]): [
      image?: v.InferOutput<typeof contentImage>,
      light?: v.InferOutput<typeof contentImage>,
    ] => (image ? (light ? [image, light] : [image]) : []),
  ),
);

export const caseStudy = v.object({
  title: localizedText,
  clientName: localizedText,
  ...featuredImages,
  evidence: v.nullable(captionedArtwork),
  industry: v.nullable(localizedLabel),
  category: v.nullable(localizedLabel),
  location: optionalText,
  services: v.fallback(v.array(choice(services)), []),
  completedDate: v.nullable(timestamp),
  /** Stored as `_createdAt`, which sorts lists. */
  publishedAt: timestamp,
  _updatedAt: timestamp,
  companySize: optionalText,
  clientLogo: v.nullable(contentImage),
  /** Plain text, as `solution` and `results`. Empty lines separate paragraphs. */
  challenge: optionalText,
  objectives: localizedList,
  solution: optionalText,
  technologiesUsed: texts,
  projectGallery: v.fallback(v.array(contentImage), []),
  websiteUrl: v.nullable(text),
  appStoreUrl: v.nullable(text),
  playStoreUrl: v.nullable(text),
  instagramUrl: v.nullable(text),
  results: optionalText,
  metricsImproved: v.fallback(v.array(metric), []),
  charts: v.fallback(v.array(chart), []),
  testimonial: optionalText,
  testimonialAuthor: optionalText,
  testimonialPosition: optionalText,
  testimonialPortraits,
  keyTakeaways: localizedList,
  projectDuration: optionalText,
  teamSize: optionalText,
  timeline: v.fallback(v.array(milestone), []),
  disclaimer: optionalText,
  isSample: flag,
  /** Wraps around. Null without another. */
  previous: v.nullable(caseStudyLink),
  next: v.nullable(caseStudyLink),
});

export const clientTestimonial = v.object({
  slug,
  clientName: localizedText,
  text: localizedText,
  author: optionalText,
  position: optionalText,
  testimonialPortraits,
  isSample: flag,
});

export const caseStudyWithStage = v.object({
  slug,
  clientName: localizedText,
  station: choice(stations),
});

export const serviceCaseStudies = v.object({
  caseStudies: v.array(selectedCaseStudy),
  count: number,
});
