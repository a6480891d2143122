import {
  type ClientTestimonial,
  featuredTestimonial,
  type SelectedCaseStudy,
  type StartedCaseStudy,
  selectedCaseStudies,
  startedCaseStudies,
} from "./case-studies.ts";
import { launchFields, type ProductLaunch, productsInOrder } from "./launches.ts";
import { latestPosts, type ReadPost } from "./posts.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

export interface Home {
  caseStudies: SelectedCaseStudy[];
  started: StartedCaseStudy[];
  testimonial: ClientTestimonial | null;
  posts: ReadPost[];
  products: ProductLaunch[];
}

export const homeQuery: Query<Home, LanguageParams> = query(
  `{"caseStudies":${selectedCaseStudies(4)},"started":${startedCaseStudies},"testimonial":${featuredTestimonial},"posts":${latestPosts(3)},"products":${productsInOrder}{${launchFields}}}`,
);
