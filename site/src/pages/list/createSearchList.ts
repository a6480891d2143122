import { buildListAddress, readPageNumber } from "@agency/client/lists/listAddress";
import type { Pagination } from "@agency/client/lists/pagination";
import type { FetchQuery, QueryReader } from "@agency/client/navigation";
import type { Language } from "@agency/content/language";
import type { LanguageParams, PageParams, Query } from "@agency/content/queries/query";
import {
  maxPageSize,
  normalizeQuery,
  type SearchAnswer,
  type SearchFilter,
  type SearchParams,
  type SearchType,
} from "@agency/search/contract";
import { siteSearch } from "../../siteSearch.ts";
import { loadCounts, loadResults, readSlugs, settleAll } from "./searchResults.ts";

/** English keys. */
export type ListFilters<Name extends SearchFilter> = Record<Name, string | null> & {
  q: string;
  /** From 1. */
  part: number;
};

type FilterParams<Name extends SearchFilter> = PageParams & Record<Name, string | null>;

interface SearchListOptions<Card, Opening, Name extends SearchFilter> {
  path: string;
  type: SearchType;
  names: readonly Name[];
  pagination: Pagination;
  openingQuery: Query<Opening, FilterParams<Name>> | Query<Opening, PageParams>;
  getCards: (opening: Opening) => Card[];
  pageQuery: Query<Card[], FilterParams<Name>>;
  cardsQuery: Query<Card[], LanguageParams & { slugs: string[] }>;
  /** Whether `matches` ignores filters. @default false */
  countsByText?: boolean;
}

/** `undefined` while the index is built. */
export interface ListCounts {
  all: SearchAnswer | undefined;
  /** With `countsByText`. */
  matches: SearchAnswer | undefined;
  found: SearchAnswer | undefined;
}

/**
 * Creates the functions of a list page with text search, filters and pagination in its URL. Pages
 * are cumulative: page 3 includes the cards of 1 and 2. Without a text, the content service lists
 * items, even while the index is built.
 */
export function createSearchList<
  Card extends { slug: string },
  Opening,
  Name extends SearchFilter,
>({
  path,
  type,
  names,
  pagination: { getPartEnd, countParts },
  openingQuery,
  getCards,
  pageQuery,
  cardsQuery,
  countsByText = false,
}: SearchListOptions<Card, Opening, Name>) {
  type Filters = ListFilters<Name>;

  const mapNames = (getValue: (name: Name) => string | null) =>
    Object.fromEntries(names.map((name) => [name, getValue(name)])) as Record<Name, string | null>;
  const noFilters = mapNames(() => null);
  const pick = (filters: Filters) => mapNames((name) => filters[name]);
  const hasFilter = (filters: Filters) => names.some((name) => filters[name] !== null);
  const hasText = ({ q }: Filters) => q.trim() !== "";
  const isFiltered = (filters: Filters) => hasText(filters) || hasFilter(filters);

  const getOpening = (lang: Language) =>
    [
      openingQuery as Query<Opening, PageParams>,
      {
        lang,
        start: 0,
        end: getPartEnd(1),
        ...(openingQuery === (pageQuery as string) && noFilters),
      },
    ] as const;

  const createSearch = (
    lang: Language,
    { q = "", ...filters }: Partial<Record<Name | "q", string | null>>,
    end = 0,
  ): SearchParams => {
    const set = Object.entries(filters).filter(([, value]) => value !== null);
    return {
      lang,
      type: [type],
      order: "newest",
      excerpts: false,
      start: 0,
      end: Math.min(end, maxPageSize),
      ...(q?.trim() && { q: normalizeQuery(q) }),
      ...Object.fromEntries(set),
    };
  };
  const searchAll = (lang: Language) => createSearch(lang, {});
  const searchText = (lang: Language, { q }: Filters) =>
    createSearch(lang, { q } as Partial<Record<Name | "q", string>>);
  const searchFiltered = (lang: Language, filters: Filters): SearchParams => ({
    ...createSearch(
      lang,
      { q: filters.q, ...pick(filters) },
      hasText(filters) ? getPartEnd(filters.part) : 0,
    ),
    ...(countsByText && hasFilter(filters) && { facets: false }),
  });

  function getPage(lang: Language, filters: Filters): FilterParams<Name> | undefined {
    const isPaged = !hasFilter(filters);
    if (isPaged && filters.part === 1) return undefined;
    const start = isPaged ? getPartEnd(1) : 0;
    return { lang, ...pick(filters), start, end: getPartEnd(filters.part) };
  }

  const findOpening = ({ find }: QueryReader, lang: Language) => find(...getOpening(lang));

  /** Returns all cards up to the page. Throws as `QueryReader.read` does. */
  function read(
    results: QueryReader,
    lang: Language,
    filters: Filters,
  ): { cards: Card[]; counts: SearchAnswer | undefined; part: number } {
    const opening = getCards(results.read(...getOpening(lang)));
    const search = isFiltered(filters) ? searchFiltered(lang, filters) : searchAll(lang);
    const counts = results.find(siteSearch, search);
    const part = counts ? Math.min(filters.part, countParts(counts.count)) : filters.part;
    if (hasText(filters)) {
      const slugs = readSlugs(results, search, getPartEnd(filters.part));
      const cards = slugs.flatMap((some) => results.read(cardsQuery, { lang, slugs: some }));
      return { cards, counts, part };
    }
    const page = getPage(lang, filters);
    if (!page) return { cards: opening, counts, part };
    const rest = results.read(pageQuery, page);
    return { cards: page.start > 0 ? [...opening, ...rest] : rest, counts, part };
  }

  return {
    isFiltered,
    findOpening,
    read,

    readFilters: (search: URLSearchParams): Filters => ({
      ...mapNames((name) => search.get(name) || null),
      q: search.get("q") ?? "",
      part: readPageNumber(search),
    }),

    getHref({ q, part, ...filters }: Partial<Filters>): string {
      return buildListAddress(path, { q, ...filters, part });
    },

    /** Loads everything for `read` and `findCounts`. Rejects with the first failure. */
    async load(fetchQuery: FetchQuery, lang: Language, filters: Filters): Promise<void> {
      const requests: Promise<unknown>[] = [
        fetchQuery(...getOpening(lang)),
        loadCounts(fetchQuery, searchAll(lang)),
      ];
      if (hasText(filters)) {
        const loadCards = (slugs: string[]) => fetchQuery(cardsQuery, { lang, slugs });
        const search = searchFiltered(lang, filters);
        requests.push(loadResults(fetchQuery, search, getPartEnd(filters.part), loadCards));
        if (countsByText && hasFilter(filters))
          requests.push(loadCounts(fetchQuery, searchText(lang, filters)));
      } else {
        const page = getPage(lang, filters);
        if (page) requests.push(fetchQuery(pageQuery, page));
        if (hasFilter(filters))
          requests.push(loadCounts(fetchQuery, searchFiltered(lang, filters)));
      }
      await settleAll(requests);
    },

    /** Returns the loaded counts. */
    findCounts({ find }: QueryReader, lang: Language, filters: Filters): ListCounts {
      const all = find(siteSearch, searchAll(lang));
      const found = isFiltered(filters) ? find(siteSearch, searchFiltered(lang, filters)) : all;
      if (!hasText(filters)) return { all, matches: all, found };
      const isCounted = countsByText && hasFilter(filters);
      return {
        all,
        matches: isCounted ? find(siteSearch, searchText(lang, filters)) : found,
        found,
      };
    },

    /** Counts cards of `next` that `shown` lacks, above the last known card. */
    countNew(shown: QueryReader, next: QueryReader, lang: Language, filters: Filters): number {
      const readSlugsIfLoaded = (results: QueryReader) => {
        try {
          return read(results, lang, filters).cards.map(({ slug }) => slug);
        } catch {
          return [];
        }
      };
      const known = new Set(readSlugsIfLoaded(shown));
      const slugs = readSlugsIfLoaded(next);
      const end = slugs.findLastIndex((slug) => known.has(slug));
      return slugs.slice(0, end + 1).filter((slug) => !known.has(slug)).length;
    },
  };
}
