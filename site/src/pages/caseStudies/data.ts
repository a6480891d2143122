import {
  type CaseStudyCard,
  type CaseStudyIndexEntry,
  type CaseStudyList,
  type CaseStudyPageParams,
  caseStudyCardsQuery,
  caseStudyIndexQuery,
  caseStudyListQuery,
  caseStudyPageQuery,
} from "@agency/content";
import { loadContent } from "../../content.ts";
import { searcher } from "../../fold.ts";
import type { Language } from "../../language.ts";
import { endOf, type Filters, passes, startOf } from "./filters.ts";

const opened = new Map<Language, CaseStudyPageParams>();

/**
 * What the list opens with. It also carries the labels that filters are counted by, so it is asked
 * once for a language, with the filters of the first address; other filters ask for cards alone.
 */
function opening(lang: Language, { industry, service }: Filters): CaseStudyPageParams {
  let params = opened.get(lang);
  if (!params) {
    params = { lang, start: 0, end: endOf(1), industry, service };
    opened.set(lang, params);
  }
  return params;
}

export const loadList = (lang: Language, filters: Filters): Promise<CaseStudyList> =>
  loadContent(caseStudyListQuery, opening(lang, filters));

/** Every case study as the search knows it. Asked for with the first search. */
export const loadIndex = (lang: Language): Promise<CaseStudyIndexEntry[]> =>
  loadContent(caseStudyIndexQuery, { lang });

const pagesUpTo = (page: number) => Array.from({ length: page }, (_, index) => index + 1);

/** The parts of the list that the filters show; `undefined` for the one that `loadList` brings. */
export function loadPages(
  lang: Language,
  filters: Filters,
): (Promise<CaseStudyCard[]> | undefined)[] {
  const { industry, service } = filters;
  const first = opening(lang, filters);
  return pagesUpTo(filters.page).map((page) =>
    page === 1 && first.industry === industry && first.service === service
      ? undefined
      : loadContent(caseStudyPageQuery, {
          lang,
          industry,
          service,
          start: startOf(page),
          end: endOf(page),
        }),
  );
}

/** What a search finds, in the order of the index, whatever the filters say. */
export const find = searcher(({ title, words, services }: CaseStudyIndexEntry) => [
  title.text,
  words,
  ...services,
]);

/** The cards of those that a search found and the filters let pass, in parts of the same size. */
export function loadFound(
  lang: Language,
  found: CaseStudyIndexEntry[],
  filters: Filters,
): Promise<CaseStudyCard[]>[] {
  const slugs = found.filter((entry) => passes(entry, filters)).map(({ slug }) => slug);
  return pagesUpTo(filters.page)
    .map((page) => slugs.slice(startOf(page), endOf(page)))
    .filter((part) => part.length > 0)
    .map((part) => loadContent(caseStudyCardsQuery, { lang, slugs: part }));
}
