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

/** Keys are English in any language; null asks for all. */
export type CaseStudyPageParams = PageParams & {
  industry: string | null;
  /** A category, or one of the further services. */
  service: string | null;
};

/** The category is what the filter goes by. Source: specification, sections 2 and 3. */
const ofService = "(category==$service||$service in services)";
const filtered = `${publishedCaseStudy}&&(!defined($industry)||industry==$industry)&&(!defined($service)||${ofService})`;

/** A part of the list that passes the filters, newest first. */
export const caseStudyPageQuery: Query<CaseStudyCard[], CaseStudyPageParams> = query(
  `*[${filtered}]|${newestCaseStudiesFirst}[$start...$end]{${caseStudyCardFields}}`,
);

/** The cards of what a search found, newest first. */
export const caseStudyCardsQuery: Query<CaseStudyCard[], LanguageParams & { slugs: string[] }> =
  query(
    `*[${publishedCaseStudy}&&slug.current in $slugs]|${newestCaseStudiesFirst}{${caseStudyCardFields}}`,
  );

const publishedByService = `${publishedCaseStudy}&&${ofService}`;

/** Up to three case studies of a service, for its page: featured ones first, then the newest. And how many there are. */
export const serviceCaseStudiesQuery: Query<
  { caseStudies: SelectedCaseStudy[]; count: number },
  LanguageParams & { service: Service }
> = query(
  `{"caseStudies":${selectedCaseStudies(3, publishedByService)},"count":count(*[${publishedByService}])}`,
);
