import type { LabelCount, LocalizedText } from "@agency/content";
import type { Language } from "@agency/server/forms/language";
import { searchEndpoint } from "./api.ts";

/** What is searched. */
export const searchTypes = ["blogPost", "caseStudy", "jobVacancy", "page"] as const;
export type SearchType = (typeof searchTypes)[number];

/** What the search is filtered by; values are keys, English in any language. */
export const searchFilters = ["category", "tag", "industry", "service"] as const;
export type SearchFilter = (typeof searchFilters)[number];

export const searchOrders = ["relevance", "newest"] as const;

/** The longest text that is searched for, in UTF-16 code units. */
export const mostSearchText = 200;

/** How many results one answer holds at most. */
export const mostResults = 50;

/** How many results are counted and reached at most; of more, the newest. */
export const mostFound = 1_000;

/** How many values of a filter are counted at most, those with the most documents. */
export const mostFacets = 50;

/** What is asked of `searchEndpoint`: each member is a parameter of the address, `type` one for each type. */
export type SearchParams = Partial<Record<SearchFilter, string>> & {
  lang: Language;
  /** What is searched for; without it everything is found. At most `mostSearchText`. */
  q?: string;
  /** @default all */
  type?: readonly SearchType[];
  /** @default "relevance" with a text, else "newest" */
  order?: (typeof searchOrders)[number];
  /** The first result, counted from 0. @default 0 */
  start?: number;
  /** Where the results end, itself not included: at most `mostResults` after `start`. @default start + 10 */
  end?: number;
  /** Whether all values of the filters are counted, or those alone that are asked for. @default true */
  facets?: boolean;
  /** Whether results tell where the words were found. @default true */
  excerpts?: boolean;
};

/** A piece of a text; `marked` where it is a word that was searched for. */
export interface TextPart {
  text: string;
  marked?: true;
}

/** A text in pieces, with the language it is in. */
export interface MarkedText {
  lang: Language;
  parts: TextPart[];
}

export interface SearchResult {
  type: SearchType;
  /** Root-relative, without the prefix of a language. */
  path: string;
  title: LocalizedText;
  /** The title in pieces. Only with excerpts. */
  marked?: MarkedText;
  /** Where the words stand, or how the text begins; null where there is none. Only with excerpts. */
  excerpt?: MarkedText | null;
}

export interface SearchAnswer {
  results: SearchResult[];
  /** How many were found. */
  count: number;
  /** There are more than are counted. */
  isCapped: boolean;
  /**
   * What each filter would find with each of its values, the text and the other filters kept: most
   * first. A value that is asked for is always there, unless no document has it.
   */
  facets: Record<SearchFilter, LabelCount[]>;
}

/** The text that is searched for as an address takes it. */
export const searchText = (q: string): string => q.trim().slice(0, mostSearchText).toWellFormed();

/** The address of a search. */
export function searchAddress(params: SearchParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  return `${searchEndpoint}?${search}`;
}
