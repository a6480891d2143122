import type { FetchQuery, QueryReader } from "@agency/client/navigation";
import type { Language } from "@agency/content/language";
import type { CaseStudyCard } from "@agency/content/queries/case-studies";
import { caseStudyCardsQuery, caseStudyPageQuery } from "@agency/content/queries/case-study-lists";
import { siteSearch } from "../../search.ts";
import {
  allOf,
  askForCounts,
  askForFound,
  isSearched,
  readFound,
  searchFor,
} from "../list/found.ts";
import { countParts, type Filters, getPartEnd, isFiltered } from "./filters.ts";

/** The list without filters. The same for every address. */
const opening = (lang: Language) => ({
  lang,
  start: 0,
  end: getPartEnd(1),
  industry: null,
  service: null,
});

const studies = (lang: Language) => ({ lang, type: ["caseStudy"] as const });

/** What all case studies are counted by. */
const all = (lang: Language) => searchFor(studies(lang), {});

/** What text and filters find. A list without a text comes by its dates, and is counted alone. */
const found = (lang: Language, filters: Filters) => {
  const { q, industry, service, part } = filters;
  return searchFor(
    studies(lang),
    { q, industry, service },
    isSearched(filters) ? getPartEnd(part) : 0,
  );
};

/** The part of the list that the opening does not bring, if the filters ask for one. */
function beyond(lang: Language, { industry, service, part }: Filters) {
  if (industry === null && service === null)
    return part > 1
      ? { lang, industry, service, start: getPartEnd(1), end: getPartEnd(part) }
      : undefined;
  return { lang, industry, service, start: 0, end: getPartEnd(part) };
}

/** Asks for what the filters show: the content service for case studies, the search for counts. A list without a text needs no counts. */
export async function askForStudies(
  fetchQuery: FetchQuery,
  lang: Language,
  filters: Filters,
): Promise<void> {
  const asked: Promise<unknown>[] = [
    fetchQuery(caseStudyPageQuery, opening(lang)),
    askForCounts(fetchQuery, all(lang)),
  ];
  if (isSearched(filters)) {
    const cards = (slugs: string[]) => fetchQuery(caseStudyCardsQuery, { lang, slugs });
    asked.push(askForFound(fetchQuery, found(lang, filters), getPartEnd(filters.part), cards));
  } else {
    const page = beyond(lang, filters);
    if (page) asked.push(fetchQuery(caseStudyPageQuery, page));
    if (isFiltered(filters)) asked.push(askForCounts(fetchQuery, found(lang, filters)));
  }
  await allOf(asked);
}

/** The first case studies of all, where they came. */
export const findOpening = ({ find }: QueryReader, lang: Language) =>
  find(caseStudyPageQuery, opening(lang));

/** What the filters are counted by: all case studies, and what text and filters find; undefined where it did not come. */
export function findCounts({ find }: QueryReader, lang: Language, filters: Filters) {
  const every = find(siteSearch, all(lang));
  return {
    all: every,
    found: isFiltered(filters) ? find(siteSearch, found(lang, filters)) : every,
  };
}

/**
 * Returns the case studies that the filters ask for, and how many there are, if that is known. Throws as
 * `QueryReader.read` does.
 */
export function readStudies(
  answered: QueryReader,
  lang: Language,
  asked: Filters,
): { studies: CaseStudyCard[]; count: number | undefined; part: number } {
  const { read, find } = answered;
  const first = read(caseStudyPageQuery, opening(lang));
  const count = find(siteSearch, isFiltered(asked) ? found(lang, asked) : all(lang))?.count;
  const part = count === undefined ? asked.part : Math.min(asked.part, countParts(count));
  if (isSearched(asked)) {
    const slugs = readFound(answered, found(lang, asked), getPartEnd(asked.part));
    return {
      studies: slugs.flatMap((some) => read(caseStudyCardsQuery, { lang, slugs: some })),
      count,
      part,
    };
  }
  const page = beyond(lang, asked);
  if (!page) return { studies: first, count, part };
  const rest = read(caseStudyPageQuery, page);
  return { studies: page.start > 0 ? [...first, ...rest] : rest, count, part };
}
