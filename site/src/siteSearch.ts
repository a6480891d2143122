import type { FetchOptions, FetchQuery } from "@agency/client/navigation";
import type { Reader } from "@agency/content";
import { query as createQuery, type Query } from "@agency/content/queries/query";
import type { SearchAnswer, SearchParams } from "@agency/search/contract";

/** Cached and recorded like other queries. */
export const siteSearch: Query<SearchAnswer, SearchParams> = createQuery("search");

/** Wraps `fetch`: the site search query calls `search` instead. */
export const withSearch =
  (
    fetch: Reader["fetch"],
    search: (params: SearchParams, options?: FetchOptions) => Promise<SearchAnswer>,
  ): FetchQuery =>
  (query, params, options) =>
    (query as string) === siteSearch
      ? (search(params as never, options) as never)
      : fetch(query, params, { send: options?.send });
