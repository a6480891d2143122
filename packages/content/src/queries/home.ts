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

/** What the home page shows of the content, in one request. */
export interface Home {
  /** Four of them, featured ones first. */
  caseStudies: SelectedCaseStudy[];
  /** The newest of those that tell how far the idea had got, 18 at most. */
  started: StartedCaseStudy[];
  /** What one client says, a featured one where there is one; null where nobody says anything. */
  testimonial: ClientTestimonial | null;
  /** The three newest. */
  posts: ReadPost[];
  /** All of them, in the editor's order. */
  products: ProductLaunch[];
}

export const homeQuery: Query<Home, LanguageParams> = query(
  `{"caseStudies":${selectedCaseStudies(4)},"started":${startedCaseStudies},"testimonial":${featuredTestimonial},"posts":${latestPosts(3)},"products":${productsInOrder}{${launchFields}}}`,
);
