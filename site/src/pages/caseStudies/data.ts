import type { CaseStudyCard } from "@agency/content/queries/case-studies";
import {
  type CaseStudyIndexEntry,
  type CaseStudyList,
  caseStudyCardsQuery,
  caseStudyIndexQuery,
  caseStudyListQuery,
  caseStudyPageQuery,
} from "@agency/content/queries/case-study-lists";
import { loadContent } from "../../content.ts";
import { searcher } from "../../fold.ts";
import type { Language } from "../../language.ts";
import { listLoader } from "../list/loader.ts";
import { stretchesBy } from "../list/parts.ts";
import { inPieces } from "../list/slugs.ts";
import { type Filters, parts, passes } from "./filters.ts";

const studies = listLoader<CaseStudyList, CaseStudyCard, Pick<Filters, "industry" | "service">>(
  { opening: caseStudyListQuery, page: caseStudyPageQuery },
  parts,
);

export const loadList = (lang: Language, { industry, service }: Filters): Promise<CaseStudyList> =>
  studies.loadOpening(lang, { industry, service });

/** The parts of the list that the filters show; `undefined` for the one that `loadList` brings. */
export const loadParts = (lang: Language, { industry, service, part }: Filters) =>
  studies.loadParts(lang, { industry, service }, part);

/** Every case study as the search knows it. Asked for with the first search. */
export const loadIndex = (lang: Language): Promise<CaseStudyIndexEntry[]> =>
  loadContent(caseStudyIndexQuery, { lang });

/** What a search finds, in the order of the index, whatever the filters say. */
export const find = searcher(({ title, words, services }: CaseStudyIndexEntry) => [
  title.text,
  words,
  ...services,
]);

const stretchesOf = stretchesBy(parts);

/** The cards of those that a search found and the filters let pass. */
export function loadFound(
  lang: Language,
  found: CaseStudyIndexEntry[],
  { part, ...filters }: Filters,
): Promise<CaseStudyCard[]>[] {
  const slugs = found.filter((entry) => passes(entry, filters)).map(({ slug }) => slug);
  return stretchesOf(JSON.stringify([lang, filters]), part)
    .flatMap(({ start, end }) => inPieces(slugs.slice(start, end)))
    .map((piece) => loadContent(caseStudyCardsQuery, { lang, slugs: piece }));
}
