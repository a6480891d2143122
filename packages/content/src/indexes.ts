import { categoryKey } from "./localized-groq.ts";

/** GROQ expressions to index by type, so that queries cost the same with more documents. */
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

/** Private documents. */
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
