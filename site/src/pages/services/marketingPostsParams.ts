import type { Language } from "@agency/content/language";

export const marketingCategory = "Marketing";

/** The three latest posts on marketing. */
export const getMarketingPostsParams = (lang: Language) => ({
  lang,
  category: marketingCategory,
  tag: null,
  start: 0,
  end: 3,
});
