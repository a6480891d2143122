import {
  type ClientTestimonial,
  caseStudyCount,
  featuredTestimonial,
  type SelectedCaseStudy,
  selectedCaseStudies,
} from "./case-studies.ts";
import { launchFields, type ProductLaunch, productsInOrder } from "./launches.ts";
import { type OfficeLine, officeLine } from "./offices.ts";
import { type LeadPost, leadPost, type PostLine, postsAfterLead } from "./posts.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

/** What the home page shows of the content, in one request. */
export interface Home extends OfficeLine {
  /** Three of them, featured ones first. */
  caseStudies: SelectedCaseStudy[];
  /** How many are published. */
  caseStudyCount: number;
  /** What one client says, a featured one where there is one; null where nobody says anything. */
  testimonial: ClientTestimonial | null;
  /** The newest post, or null where there is none. */
  lead: LeadPost | null;
  /** The three after it. */
  posts: PostLine[];
  /** All of them, in the editor's order. */
  products: ProductLaunch[];
}

export const homeQuery: Query<Home, LanguageParams> = query(
  `{"caseStudies":${selectedCaseStudies(3)},"caseStudyCount":${caseStudyCount},"testimonial":${featuredTestimonial},"lead":${leadPost},"posts":${postsAfterLead(3)},"products":${productsInOrder}{${launchFields}},${officeLine}}`,
);
