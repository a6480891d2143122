import { categoryKey } from "./localized.ts";

/**
 * The values that each type's documents are found and sorted by, for a content service that keeps
 * them sorted: GROQ expressions as the queries have them. What a query costs does not grow with the
 * number of documents then.
 */
export const indexes = {
  blogPost: {
    orders: ['coalesce(publishedDate,"") desc', "publishedDate", "withdrawAt"],
    keys: ["slug.current", categoryKey, "isPopular"],
    flags: ["isPublished", "publishedDate", "withdrawAt", "isSample"],
    lists: ["tags"],
  },
  caseStudy: {
    orders: ["_createdAt desc", "coalesce(isFeatured,false) desc,_createdAt desc", "withdrawAt"],
    keys: ["slug.current", "category", "industry"],
    flags: ["isPublished", "withdrawAt", "defined(testimonial)", "isSample"],
    lists: ["services"],
  },
  jobVacancy: {
    orders: ["_createdAt desc", "applicationDeadline", "withdrawAt"],
    keys: ["department"],
    flags: ["isActive", "withdrawAt", "isSample"],
  },
};

/** The same for what visitors send, of which there is much of one kind alone: who gets which issue. */
export const submissionIndexes = {
  newsletterDelivery: {
    orders: ["mail.nextTryAt", "mail.claimedUntil"],
    keys: ["subscriber", "messageId"],
    flags: ["mail.state", "issue", "at"],
  },
  newsletterSubscriber: {
    orders: [],
    keys: [],
    flags: ["status", "subscribedAt", "language"],
  },
};
