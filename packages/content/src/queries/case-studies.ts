import type { InferOutput } from "valibot";
import { label, list, localized, optionalText, text } from "../localized-groq.ts";
import type * as schemas from "../results/case-studies.ts";
import { featuredImages, getImages, image, images } from "./picture.ts";
import {
  isSample,
  type LanguageParams,
  notWithdrawn,
  type Query,
  query,
  type SlugParams,
  slugFields,
} from "./query.ts";

export type Chart = InferOutput<typeof schemas.chart>;

export type BilingualText = Chart["label"];

export type Evidence = InferOutput<typeof schemas.evidence>;

export type Metric = InferOutput<typeof schemas.metric>;

export type CaseStudyLink = InferOutput<typeof schemas.caseStudyLink>;

export type CaseStudyCover = InferOutput<typeof schemas.caseStudyCover>;

export type CaseStudyCard = InferOutput<typeof schemas.caseStudyCard>;

export type SelectedCaseStudy = InferOutput<typeof schemas.selectedCaseStudy>;

export type TestimonialPortraits = InferOutput<typeof schemas.testimonialPortraits>;

export type CaseStudy = InferOutput<typeof schemas.caseStudy>;

export type ClientTestimonial = InferOutput<typeof schemas.clientTestimonial>;

export type CaseStudyWithStage = InferOutput<typeof schemas.caseStudyWithStage>;

export const publishedCaseStudy = `_type=="caseStudy"&&isPublished==true&&${notWithdrawn}`;

/** Specification, section 7. The id decides between equal dates. */
export const newestCaseStudiesFirst = "order(_createdAt desc,_id asc)";
const featuredFirst = "order(coalesce(isFeatured,false) desc,_createdAt desc,_id asc)";
const oldestFirst = "order(_createdAt asc,_id desc)";

const value = `"value":${localized("value")}`;
const drawn = '"kind":_type,content';

const testimonialPortraits = getImages("testimonialPortraits", [
  "testimonialPortrait",
  "testimonialPortraitLight",
]);

const linkFields = `${slugFields},${text("title")},${text("clientName")}`;
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

/** Without other case studies. */
export const ownCaseStudyFields: string = [
  slugFields,
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
].join();

/** Builds a query for case studies, featured ones first (`SelectedCaseStudy[]`). */
export const selectedCaseStudies = (count: number, filter = publishedCaseStudy): string =>
  `*[${filter}]|${featuredFirst}[0...${count}]{${coverFields},${optionalText("industry")}}`;

/** Prefers featured case studies, then the newest. Result type `ClientTestimonial | null`. */
export const featuredTestimonial: string =
  `*[${publishedCaseStudy}&&defined(testimonial)]|${featuredFirst}[0]{${slugFields},${text("clientName")},` +
  `${text("testimonial", "text")},${optionalText("testimonialAuthor", "author")},${optionalText("testimonialPosition", "position")},${testimonialPortraits},${isSample}}`;

/** Result type `CaseStudyWithStage[]`. */
export const startedCaseStudies: string = `*[${publishedCaseStudy}&&defined(station)]|${newestCaseStudiesFirst}[0...18]{${slugFields},${text("clientName")},station}`;

export const caseStudyQuery: Query<CaseStudy | null, SlugParams> = query(
  `*[${publishedCaseStudy}&&slug.current==$slug][0]{${ownCaseStudyFields},"previous":${neighbour(before, oldestFirst)},"next":${neighbour(after, newestCaseStudiesFirst)}}`,
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
