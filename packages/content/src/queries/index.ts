export {
  type Blog,
  blogQuery,
  type PostIndexEntry,
  type PostPageParams,
  postCardsQuery,
  postIndexQuery,
  postPageQuery,
} from "./blog.ts";
export type { Body, BodyBlock, FigureBlock, LinkMark, Span, TextBlock } from "./body.ts";
export {
  type CaseStudy,
  type CaseStudyCard,
  type CaseStudyCover,
  type CaseStudyLink,
  caseStudyQuery,
  caseStudySlugsQuery,
  type Metric,
  type Milestone,
  newestCaseStudiesQuery,
  type SelectedCaseStudy,
} from "./case-studies.ts";
export {
  type CaseStudyIndexEntry,
  type CaseStudyList,
  type CaseStudyPageParams,
  caseStudyCardsQuery,
  caseStudyIndexQuery,
  caseStudyListQuery,
  caseStudyPageQuery,
  serviceCaseStudiesQuery,
} from "./case-study-lists.ts";
export { type Home, homeQuery } from "./home.ts";
export type { ContentImage, Crop, FeaturedImages, Picture } from "./picture.ts";
export {
  type LeadPost,
  type Post,
  type PostCard,
  type PostLine,
  type PostLink,
  postQuery,
  postSlugsQuery,
  type RelatedPost,
} from "./posts.ts";
export { type Product, productQuery, productsQuery } from "./products.ts";
export type {
  LanguageParams,
  PageParams,
  ParamsOf,
  Query,
  QueryParams,
  ResultOf,
  SlugParams,
} from "./query.ts";
export { type TeamMember, teamQuery } from "./team.ts";
export {
  openVacancyQuery,
  otherVacanciesQuery,
  type Vacancy,
  type VacancyCard,
  type VacancyRow,
  vacanciesQuery,
  vacancyIdsQuery,
  vacancyQuery,
} from "./vacancies.ts";
