import { type CaseStudyCard, caseStudyCount, selectedCaseStudies } from "./case-studies.ts";
import { latestPosts, type PostCard } from "./posts.ts";
import { allProducts, type Product } from "./products.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

/** What the home page shows of the content, in one request. */
export interface Home {
  /** Three of them, featured ones first. */
  caseStudies: CaseStudyCard[];
  /** How many are published. */
  caseStudyCount: number;
  /** The four latest. */
  posts: PostCard[];
  /** All of them, in the editor's order. */
  products: Product[];
}

export const homeQuery: Query<Home, LanguageParams> = query(
  `{"caseStudies":${selectedCaseStudies(3)},"caseStudyCount":${caseStudyCount},"posts":${latestPosts(4)},"products":${allProducts}}`,
);
