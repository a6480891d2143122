import { isContentError } from "@agency/content";
import type { FetchQuery } from "./page.ts";
import { getQueryKey, type QueryResult, type QueryResults } from "./queryResults.ts";

/** Time that a result is cached for, in ms. */
const maxAge = 60_000;

interface QueryClientOptions {
  /**
   * Creates the function that sends queries. Called with the first query.
   *
   * @param getLastEvent returns the id of the last change of content, if there was one: pass it to
   *   `createReader`, so that a CDN answers with content that includes the change
   */
  createFetch: (getLastEvent: () => string | undefined) => FetchQuery;
  /**
   * Whether the server left data out of a result, which its HTML already shows. Such a result is
   * fetched again by the next page, and used only if that fails.
   */
  isPartial?: (value: unknown) => boolean;
}

/** Queries of the browser, with a cache of one minute. */
export interface QueryClient {
  /** Returns a cached result, or sends the query. Failures are not cached. */
  fetchQuery: FetchQuery;
  /** Adds results that the server rendered the page with. */
  hydrate: (results: QueryResults) => void;
  /** Clears the cache after a change of content. @param event id of the change, if known */
  invalidate: (event: string | undefined) => void;
}

export function createQueryClient({ createFetch, isPartial }: QueryClientOptions): QueryClient {
  const cache = new Map<string, { result: Promise<unknown>; until: number }>();
  const partial = new Map<string, unknown>();
  let fetch: FetchQuery | undefined;
  let lastEvent: string | undefined;
  return {
    fetchQuery(query, params, options) {
      const key = getQueryKey(query, params);
      const now = performance.now();
      const known = cache.get(key);
      if (known && known.until > now) return known.result as never;
      for (const [old, { until }] of cache) if (until <= now) cache.delete(old);
      fetch ??= createFetch(() => lastEvent);
      const result = fetch(query, params, options).catch((error: unknown) => {
        cache.delete(key);
        if (partial.has(key)) return partial.get(key) as never;
        throw error;
      });
      cache.set(key, { result, until: now + maxAge });
      return result;
    },
    hydrate(results) {
      const until = performance.now() + maxAge;
      for (const [key, result] of Object.entries(results)) {
        if (!("value" in result)) continue;
        const { value } = result;
        if (isPartial?.(value)) partial.set(key, value);
        else cache.set(key, { result: Promise.resolve(value), until });
      }
    },
    invalidate(event) {
      cache.clear();
      partial.clear();
      lastEvent = event || lastEvent;
    },
  };
}

/** Returns a `fetchQuery` that records results and failures in `results`. */
export function recordQueries(fetchQuery: FetchQuery): {
  fetchQuery: FetchQuery;
  results: Record<string, QueryResult>;
} {
  const results: Record<string, QueryResult> = {};
  return {
    results,
    fetchQuery: async (query, params, options) => {
      const key = getQueryKey(query, params);
      try {
        const value = await fetchQuery(query, params, options);
        results[key] = { value };
        return value;
      } catch (error) {
        if (!isContentError(error)) throw error;
        if (!options?.isOptional) results[key] = { failed: error.code };
        throw error;
      }
    },
  };
}
