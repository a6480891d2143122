import type { LabelCount, Language, LocalizedText } from "@agency/content";

/*
 * The contract of the search between browser and server.
 */

/** `GET`, with `SearchParams` as query parameters. Answers with `SearchAnswer`. */
export const searchEndpoint = "/api/search";

/** Types of documents in the index. */
export const searchTypes = ["blogPost", "caseStudy", "jobVacancy", "page"] as const;
export type SearchType = (typeof searchTypes)[number];

/** Filters of a search. Their values are keys, English in any language. */
export const searchFilters = ["category", "tag", "industry", "service"] as const;
export type SearchFilter = (typeof searchFilters)[number];

export const searchOrders = ["relevance", "newest"] as const;

/** Maximum length of a query, in UTF-16 code units. */
export const maxQueryLength = 200;

/** Maximum number of results in one answer. */
export const maxPageSize = 50;

/** Maximum number of results that are counted and can be reached; of more, the newest. */
export const maxHits = 1_000;

/** Maximum number of values of one facet; those with the most documents. */
export const maxFacetValues = 50;

/** Parameters of a search. Each is a query parameter of `searchEndpoint`; `type` may be repeated. */
export type SearchParams = Partial<Record<SearchFilter, string>> & {
  lang: Language;
  /** Text of at most `maxQueryLength`. @default every document matches */
  q?: string;
  /** @default all */
  type?: readonly SearchType[];
  /** @default "relevance" with a text, else "newest" */
  order?: (typeof searchOrders)[number];
  /** Index of the first result, from 0. @default 0 */
  start?: number;
  /** End of the results, exclusive: at most `maxPageSize` after `start`. @default start + 10 */
  end?: number;
  /** Whether to count all values of the filters, or only the values in this search. @default true */
  facets?: boolean;
  /** Whether results carry a highlighted title and a snippet. @default true */
  excerpts?: boolean;
};

/** A piece of a text; `marked` if it matches a word of the query. */
export interface TextPart {
  text: string;
  marked?: true;
}

/** A highlighted text, in pieces, with its language. */
export interface MarkedText {
  lang: Language;
  parts: TextPart[];
}

export interface SearchResult {
  type: SearchType;
  /** Root-relative, without the prefix of a language. */
  path: string;
  title: LocalizedText;
  /** The highlighted title. Only with excerpts. */
  marked?: MarkedText;
  /** Snippet with the words of the query, or the beginning of the text. Only with excerpts. */
  excerpt?: MarkedText | null;
}

export interface SearchAnswer {
  results: SearchResult[];
  /** Number of matches. */
  count: number;
  /** Whether there are more matches than are counted. */
  isCapped: boolean;
  /**
   * Number of matches of each filter value, with the text and the other filters kept, most first. A value
   * of this search is always present, unless no document has it.
   */
  facets: Record<SearchFilter, LabelCount[]>;
}

/** Returns a query text as `SearchParams` takes it. */
export const toQueryText = (q: string): string => q.trim().slice(0, maxQueryLength).toWellFormed();

/** Returns the URL of a search. */
export function searchAddress(params: SearchParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  return `${searchEndpoint}?${search}`;
}
