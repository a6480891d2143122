import type { CaseStudyCard } from "@agency/content/queries/case-studies";
import {
  type CaseStudyIndexEntry,
  caseStudyCardsQuery,
  caseStudyIndexQuery,
  caseStudyListQuery,
  caseStudyPageQuery,
} from "@agency/content/queries/case-study-lists";
import type { Answered } from "../../content.ts";
import { searcher } from "../../fold.ts";
import type { Language } from "../../language.ts";
import type { Ask } from "../../navigation/page.ts";
import { inPieces } from "../list/slugs.ts";
import { endOf, type Filters, partsOf, passes } from "./filters.ts";

/** What a search finds, in the order of the index, whatever the filters say. */
const find = searcher(({ title, words, services }: CaseStudyIndexEntry) => [
  title.text,
  words,
  ...services,
]);

/** The list without filters; its labels count all that there is. The same for every address. */
export const opening = (lang: Language) => ({
  lang,
  start: 0,
  end: endOf(1),
  industry: null,
  service: null,
});

const isSearched = ({ q }: Filters) => q.trim() !== "";

/** The part of the list that the opening does not bring, if the filters ask for one. */
function beyond(lang: Language, { industry, service, part }: Filters) {
  if (industry === null && service === null)
    return part > 1 ? { lang, industry, service, start: endOf(1), end: endOf(part) } : undefined;
  return { lang, industry, service, start: 0, end: endOf(part) };
}

const cardsOf = (found: readonly CaseStudyIndexEntry[], filters: Filters) =>
  inPieces(
    found
      .filter((entry) => passes(entry, filters))
      .slice(0, endOf(filters.part))
      .map(({ slug }) => slug),
  );

/** Asks the content service for what the filters show. */
export async function askForStudies(ask: Ask, lang: Language, filters: Filters): Promise<void> {
  const asked: Promise<unknown>[] = [ask(caseStudyListQuery, opening(lang))];
  const page = beyond(lang, filters);
  if (isSearched(filters)) {
    const found = find(await ask(caseStudyIndexQuery, { lang }), filters.q);
    for (const slugs of cardsOf(found, filters))
      asked.push(ask(caseStudyCardsQuery, { lang, slugs }));
  } else if (page) asked.push(ask(caseStudyPageQuery, page));
  await Promise.all(asked);
}

/** What the search finds, whatever the filters say; nothing where there is no search. */
export function findMatches(answered: Answered, lang: Language, filters: Filters) {
  const index = isSearched(filters) ? answered.find(caseStudyIndexQuery, { lang }) : undefined;
  return index && find(index, filters.q);
}

/** The case studies that the filters ask for, and how many there are. Throws as `Answered.read` does. */
export function readStudies(
  { read }: Answered,
  lang: Language,
  asked: Filters,
): { studies: CaseStudyCard[]; count: number; part: number } {
  const list = read(caseStudyListQuery, opening(lang));
  if (isSearched(asked)) {
    const found = find(read(caseStudyIndexQuery, { lang }), asked.q);
    const count = found.filter((entry) => passes(entry, asked)).length;
    const part = Math.min(asked.part, partsOf(count));
    const studies = cardsOf(found, asked).flatMap((slugs) =>
      read(caseStudyCardsQuery, { lang, slugs }),
    );
    return { studies, count, part };
  }
  const count = list.labels.filter((entry) => passes(entry, asked)).length;
  const part = Math.min(asked.part, partsOf(count));
  const page = beyond(lang, asked);
  if (!page) return { studies: list.caseStudies, count, part };
  const rest = read(caseStudyPageQuery, page);
  return { studies: page.start > 0 ? [...list.caseStudies, ...rest] : rest, count, part };
}
