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

/** Keys are English. Null means all. */
export type CaseStudyPageParams = PageParams & {
  industry: string | null;
  service: string | null;
};

/** Specification, sections 2 and 3. The filter uses the category. */
const ofService = "(category==$service||$service in services)";
const filtered = `${publishedCaseStudy}&&(!defined($industry)||industry==$industry)&&(!defined($service)||${ofService})`;

export const caseStudyPageQuery: Query<CaseStudyCard[], CaseStudyPageParams> = query(
  `*[${filtered}]|${newestCaseStudiesFirst}[$start...$end]{${caseStudyCardFields}}`,
);

export const caseStudyCardsQuery: Query<CaseStudyCard[], LanguageParams & { slugs: string[] }> =
  query(
    `*[${publishedCaseStudy}&&slug.current in $slugs]|${newestCaseStudiesFirst}{${caseStudyCardFields}}`,
  );

const publishedByService = `${publishedCaseStudy}&&${ofService}`;

/** Up to three, featured ones first, then the newest. `count`: total. */
export const serviceCaseStudiesQuery: Query<
  { caseStudies: SelectedCaseStudy[]; count: number },
  LanguageParams & { service: Service }
> = query(
  `{"caseStudies":${selectedCaseStudies(3, publishedByService)},"count":count(*[${publishedByService}])}`,
);
