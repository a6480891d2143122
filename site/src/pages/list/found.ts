import type { FetchQuery, QueryReader } from "@agency/client/navigation";
import { isContentError } from "@agency/content";
import {
  maxHits,
  maxPageSize,
  type SearchAnswer,
  type SearchParams,
  toQueryText,
} from "@agency/search/contract";
import { siteSearch } from "../../search.ts";

/** What a list is searched and filtered by; null and nothing but space ask for all. */
type Sought = Partial<Record<"q" | "category" | "tag" | "industry" | "service", string | null>>;

/** Whether something is searched for. */
export const isSearched = ({ q }: { q: string }): boolean => q.trim() !== "";

/** A search for a list, which stays in the order of its dates. It counts alone until it is told what to show. */
export function searchFor(
  { lang, type }: Pick<SearchParams, "lang" | "type">,
  sought: Sought,
  shown = 0,
): SearchParams {
  const { q, ...filters } = sought;
  const held = Object.entries(filters).filter(([, value]) => value !== null);
  return {
    lang,
    type,
    order: "newest",
    excerpts: false,
    start: 0,
    end: Math.min(shown, maxPageSize),
    ...(q?.trim() && { q: toQueryText(q) }),
    ...Object.fromEntries(held),
  } as SearchParams;
}

/** The searches after the first one that bring the rest of what is shown. */
function rest(first: SearchParams, count: number, shown: number): SearchParams[] {
  const most = Math.min(count, shown, maxHits);
  const searches: SearchParams[] = [];
  for (let start = maxPageSize; start < most; start += maxPageSize)
    searches.push({ ...first, start, end: Math.min(start + maxPageSize, most) });
  return searches;
}

const slugOf = ({ path }: { path: string }) =>
  decodeURIComponent(path.slice(path.lastIndexOf("/") + 1));

/** Asks a search, and then for the cards of what it finds, as many as one answer has results each time. */
export async function askForFound(
  fetchQuery: FetchQuery,
  first: SearchParams,
  shown: number,
  cards: (slugs: string[]) => Promise<unknown>,
): Promise<void> {
  const asked = async (params: SearchParams) => {
    const answer = await fetchQuery(siteSearch, params);
    const slugs = answer.results.map(slugOf);
    return { count: answer.count, cards: slugs.length > 0 ? cards(slugs) : undefined };
  };
  const { count, cards: some } = await asked(first);
  const others = rest(first, count, shown).map(async (params) => (await asked(params)).cards);
  await allOf([some, ...others]);
}

/** Asks for counts. A list needs none: there are none while the search index is being built. */
export const askForCounts = (
  fetchQuery: FetchQuery,
  params: SearchParams,
): Promise<SearchAnswer | undefined> =>
  fetchQuery(siteSearch, params, { isOptional: true }).catch((error: unknown) => {
    if (!isContentError(error)) throw error;
    return undefined;
  });

/** Waits for every answer, failed ones too, so that what came can be shown. Throws the first failure. */
export async function allOf(asked: readonly unknown[]): Promise<void> {
  for (const one of await Promise.allSettled(asked))
    if (one.status === "rejected") throw one.reason;
}

/** The slugs of what was found, as `askForFound` asked for their cards. Throws as `QueryReader.read` does. */
export function readFound({ read }: QueryReader, first: SearchParams, shown: number): string[][] {
  const answer = read(siteSearch, first);
  return [first, ...rest(first, answer.count, shown)]
    .map((params) => read(siteSearch, params).results.map(slugOf))
    .filter((slugs) => slugs.length > 0);
}
