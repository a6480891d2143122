import type { CaseStudyLabels } from "../labels.ts";
import { type LocalizedText, text } from "../language.ts";
import type { Service } from "../services.ts";
import {
  type CaseStudyCard,
  caseStudyCardFields,
  newestCaseStudiesFirst,
  publishedCaseStudy,
  type SelectedCaseStudy,
  selectedCaseStudies,
} from "./case-studies.ts";
import { type LanguageParams, type PageParams, type Query, query } from "./query.ts";

/** What the page of the case studies needs before anybody searches, in one request. */
export interface CaseStudyList {
  /** The case studies asked for. */
  caseStudies: CaseStudyCard[];
  /** The labels of every case study, to count the filters by: `countLabels`. */
  labels: CaseStudyLabels[];
}

/** Keys are English in any language; null asks for all. */
export type CaseStudyPageParams = PageParams & {
  industry: string | null;
  /** A category, or one of the further services. */
  service: string | null;
};

/** A case study as the search in the browser knows it. */
export interface CaseStudyIndexEntry {
  slug: string;
  title: LocalizedText;
  /** Key of the industry. */
  industry: string | null;
  /** Key of the category. */
  category: string | null;
  /** Further services. */
  services: Service[];
  /** What else to look in: client, place, category, technologies; in Arabic the English texts, too. */
  words: string;
}

/** The category is what the filter goes by. Source: specification, sections 2 and 3. */
const ofService = "(category==$service||$service in services)";
const filtered = `${publishedCaseStudy}&&(!defined($industry)||industry==$industry)&&(!defined($service)||${ofService})`;
const page = `*[${filtered}]|${newestCaseStudiesFirst}[$start...$end]{${caseStudyCardFields}}`;

/** What the page of the case studies opens with, filters of its address included. */
export const caseStudyListQuery: Query<CaseStudyList, CaseStudyPageParams> = query(
  `{"caseStudies":${page},` +
    `"labels":*[${publishedCaseStudy}]{industry,category,services,$lang=="ar"=>{"ar":ar{industry,category}}}}`,
);

/** More case studies of the same list. */
export const caseStudyPageQuery: Query<CaseStudyCard[], CaseStudyPageParams> = query(page);

const english = 'clientName,industry,category,location,array::join(technologiesUsed," ")';
const joined = (texts: string) => `array::join(array::compact([${texts}])," ")`;

/** Every published case study, newest first, as short as a search can do with. */
export const caseStudyIndexQuery: Query<CaseStudyIndexEntry[], LanguageParams> = query(
  `*[${publishedCaseStudy}]|${newestCaseStudiesFirst}{"slug":slug.current,${text("title")},industry,category,"services":coalesce(services,[]),` +
    `"words":select($lang=="ar"=>${joined(`ar.clientName,ar.industry,ar.category,ar.location,title,${english}`)},${joined(english)})}`,
);

/** The cards of what a search found, newest first. */
export const caseStudyCardsQuery: Query<CaseStudyCard[], LanguageParams & { slugs: string[] }> =
  query(
    `*[${publishedCaseStudy}&&slug.current in $slugs]|${newestCaseStudiesFirst}{${caseStudyCardFields}}`,
  );

const publishedOfService = `${publishedCaseStudy}&&${ofService}`;

/** Up to three case studies of a service, for its page: featured ones first, then the newest. And how many there are. */
export const serviceCaseStudiesQuery: Query<
  { caseStudies: SelectedCaseStudy[]; count: number },
  LanguageParams & { service: Service }
> = query(
  `{"caseStudies":${selectedCaseStudies(3, publishedOfService)},"count":count(*[${publishedOfService}])}`,
);
