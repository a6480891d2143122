import type { LabelCount, Language, LocalizedText } from "@agency/content";

/* API contract. */

/** `GET` with `SearchParams`. Returns `SearchAnswer`. */
export const searchEndpoint = "/api/search";

export const searchTypes = ["blogPost", "caseStudy", "jobVacancy", "page"] as const;
export type SearchType = (typeof searchTypes)[number];

/** English keys in any language. */
export const searchFilters = ["category", "tag", "industry", "service"] as const;
export type SearchFilter = (typeof searchFilters)[number];

export const searchOrders = ["relevance", "newest"] as const;

/** UTF-16 code units. */
export const maxQueryLength = 200;

export const maxPageSize = 50;

/** Newest results that are counted and paged. */
export const maxHits = 1_000;

/** Those with the most documents. */
export const maxFacetValues = 50;

/** `type` may be repeated. */
export type SearchParams = Partial<Record<SearchFilter, string>> & {
  lang: Language;
  /** @default all documents match */
  q?: string;
  /** @default all */
  type?: readonly SearchType[];
  /** @default "relevance" with a text, else "newest" */
  order?: (typeof searchOrders)[number];
  /** Zero-based. @default 0 */
  start?: number;
  /** Exclusive, at most `maxPageSize` after `start`. @default start + 10 */
  end?: number;
  /** Whether to count all values, or only those of this search. @default true */
  facets?: boolean;
  /** Includes highlighted titles and snippets. @default true */
  excerpts?: boolean;
};

/** `marked` if it matches the query. */
export interface TextSegment {
  text: string;
  marked?: true;
}

export interface HighlightedText {
  lang: Language;
  parts: TextSegment[];
}

export interface SearchResult {
  type: SearchType;
  /** Root-relative, without language prefix. */
  path: string;
  title: LocalizedText;
  /** Unset without excerpts. */
  marked?: HighlightedText;
  /** Snippet around the matches, or the beginning. Unset without excerpts. */
  excerpt?: HighlightedText | null;
}

export interface SearchAnswer {
  results: SearchResult[];
  count: number;
  /** Whether `count` is limited to `maxHits`. */
  isCapped: boolean;
  /**
   * Matches per filter value, given the other filters, most first. Includes values of this search
   * that any document has.
   */
  facets: Record<SearchFilter, LabelCount[]>;
}

/** Normalises a query. */
export const normalizeQuery = (q: string): string =>
  q.trim().slice(0, maxQueryLength).toWellFormed();

export function getSearchUrl(params: SearchParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  return `${searchEndpoint}?${search}`;
}
