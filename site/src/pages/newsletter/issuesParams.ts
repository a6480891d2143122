import { createPagination } from "@agency/client/lists/pagination";
import type { Language } from "@agency/content/language";

export const { getPartEnd } = createPagination(12);

/** Parameters of `issuesQuery`. @param part from 1 */
export const getIssuesParams = (lang: Language, part: number) => ({
  lang,
  start: 0,
  end: getPartEnd(part),
});
