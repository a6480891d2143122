import {
  type ClientTestimonial,
  caseStudyCount,
  featuredTestimonial,
  type SelectedCaseStudy,
  selectedCaseStudies,
} from "./case-studies.ts";
import { type LeadPost, leadPost, type PostLine, postsAfterLead } from "./posts.ts";
import { allProducts, type Product } from "./products.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

/** What the home page shows of the content, in one request. */
export interface Home {
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
  products: Product[];
}

export const homeQuery: Query<Home, LanguageParams> = query(
  `{"caseStudies":${selectedCaseStudies(3)},"caseStudyCount":${caseStudyCount},"testimonial":${featuredTestimonial},"lead":${leadPost},"posts":${postsAfterLead(3)},"products":${allProducts}}`,
);
