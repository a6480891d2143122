import {
  type CaseStudyWithStage,
  type ClientTestimonial,
  featuredTestimonial,
  type SelectedCaseStudy,
  selectedCaseStudies,
  startedCaseStudies,
} from "./case-studies.ts";
import { launchFields, type ProductLaunch, productsInOrder } from "./launches.ts";
import { latestPosts, type PostWithReadingTime } from "./posts.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

export interface Home {
  caseStudies: SelectedCaseStudy[];
  started: CaseStudyWithStage[];
  testimonial: ClientTestimonial | null;
  posts: PostWithReadingTime[];
  products: ProductLaunch[];
}

export const homeQuery: Query<Home, LanguageParams> = query(
  `{"caseStudies":${selectedCaseStudies(4)},"started":${startedCaseStudies},"testimonial":${featuredTestimonial},"posts":${latestPosts(3)},"products":${productsInOrder}{${launchFields}}}`,
);
