import type { FetchQuery, QueryReader } from "@agency/client/navigation";
import { isContentError } from "@agency/content";
import {
  maxHits,
  maxPageSize,
  type SearchAnswer,
  type SearchParams,
} from "@agency/search/contract";
import { siteSearch } from "../../siteSearch.ts";

function getFollowingSearches(first: SearchParams, count: number, end: number): SearchParams[] {
  const last = Math.min(count, end, maxHits);
  const searches: SearchParams[] = [];
  for (let start = maxPageSize; start < last; start += maxPageSize)
    searches.push({ ...first, start, end: Math.min(start + maxPageSize, last) });
  return searches;
}

const getSlug = ({ path }: { path: string }) =>
  decodeURIComponent(path.slice(path.lastIndexOf("/") + 1));

/** Loads each result's cards as soon as it is there. */
export async function loadResults(
  fetchQuery: FetchQuery,
  first: SearchParams,
  end: number,
  loadCards: (slugs: string[]) => Promise<unknown>,
): Promise<void> {
  const load = async (params: SearchParams) => {
    const answer = await fetchQuery(siteSearch, params);
    const slugs = answer.results.map(getSlug);
    return { count: answer.count, cards: slugs.length > 0 ? loadCards(slugs) : undefined };
  };
  const { count, cards } = await load(first);
  const following = getFollowingSearches(first, count, end).map(
    async (params) => (await load(params)).cards,
  );
  await settleAll([cards, ...following]);
}

/** Resolves without counts while the index is built. */
export const loadCounts = (
  fetchQuery: FetchQuery,
  params: SearchParams,
): Promise<SearchAnswer | undefined> =>
  fetchQuery(siteSearch, params, { isOptional: true }).catch((error: unknown) => {
    if (!isContentError(error)) throw error;
    return undefined;
  });

/** Throws the first failure once all have settled. */
export async function settleAll(promises: readonly unknown[]): Promise<void> {
  for (const result of await Promise.allSettled(promises))
    if (result.status === "rejected") throw result.reason;
}

/** Returns an array per card query. Throws as `QueryReader.read` does. */
export function readSlugs({ read }: QueryReader, first: SearchParams, end: number): string[][] {
  const { count } = read(siteSearch, first);
  return [first, ...getFollowingSearches(first, count, end)]
    .map((params) => read(siteSearch, params).results.map(getSlug))
    .filter((slugs) => slugs.length > 0);
}
