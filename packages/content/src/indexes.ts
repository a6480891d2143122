import { categoryKey } from "./language.ts";

/**
 * The values that each type's documents are found and sorted by, for a content service that keeps
 * them sorted: GROQ expressions as the queries have them. What a query costs does not grow with the
 * number of documents then.
 */
export const indexes = {
  blogPost: {
    orders: ['coalesce(publishedDate,"") desc', "publishedDate"],
    keys: ["slug.current", categoryKey, "isPopular"],
    flags: ["isPublished", "publishedDate", "isSample"],
    lists: ["tags"],
  },
  caseStudy: {
    orders: ["_createdAt desc", "coalesce(isFeatured,false) desc,_createdAt desc"],
    keys: ["slug.current", "category", "industry"],
    flags: ["isPublished", "defined(testimonial)", "isSample"],
    lists: ["services"],
  },
  jobVacancy: {
    orders: ["_createdAt desc", "applicationDeadline"],
    keys: ["department"],
    flags: ["isActive", "isSample"],
  },
};
