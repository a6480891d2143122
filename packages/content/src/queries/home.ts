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
  /** Four case studies, featured ones first. */
  caseStudies: SelectedCaseStudy[];
  /** The newest case studies that state at which stage the idea arrived, 18 at most. */
  started: StartedCaseStudy[];
  /** A featured testimonial if there is one. Null if there is none at all. */
  testimonial: ClientTestimonial | null;
  posts: ReadPost[];
  /** In the editor's order. */
  products: ProductLaunch[];
}

export const homeQuery: Query<Home, LanguageParams> = query(
  `{"caseStudies":${selectedCaseStudies(4)},"started":${startedCaseStudies},"testimonial":${featuredTestimonial},"posts":${latestPosts(3)},"products":${productsInOrder}{${launchFields}}}`,
);
