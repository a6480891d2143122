import type { InferOutput } from "valibot";
import type { home } from "../results/products.ts";
import { featuredTestimonial, selectedCaseStudies, startedCaseStudies } from "./case-studies.ts";
import { launchFields, productsInOrder } from "./launches.ts";
import { latestPosts } from "./posts.ts";
import { type LanguageParams, type Query, query } from "./query.ts";

export type Home = InferOutput<typeof home>;

export const homeQuery: Query<Home, LanguageParams> = query(
  `{"caseStudies":${selectedCaseStudies(4)},"started":${startedCaseStudies},"testimonial":${featuredTestimonial},"posts":${latestPosts(3)},"products":${productsInOrder}{${launchFields}}}`,
);
