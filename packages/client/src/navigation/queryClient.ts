import { isContentError } from "@agency/content";
import type { FetchQuery } from "./page.ts";
import { getQueryKey, type QueryResult, type QueryResults } from "./queryResults.ts";

/** In ms. */
const maxAge = 60_000;

interface QueryClientOptions {
  /**
   * Called on the first query.
   *
   * @param getLastEvent returns the last content change's id for `createReader`: a CDN must return
   *   content that includes the change
   */
  createFetch: (getLastEvent: () => string | undefined) => FetchQuery;
  /**
   * Whether the server omitted data that its HTML shows. It is fetched again, and used only if that
   * fails.
   */
  isPartial?: (value: unknown) => boolean;
}

export interface QueryClient {
  /** Does not cache failures. A request with `options.send` does not delay another. */
  fetchQuery: FetchQuery;
  hydrate: (results: QueryResults) => void;
  /**
   * Invalidates the browser's query cache after a content change.
   * @param event id of the change, if known
   */
  invalidate: (event: string | undefined) => void;
}

/** Creates a query client that caches results for 60 s and shares concurrent requests. */
export function createQueryClient({ createFetch, isPartial }: QueryClientOptions): QueryClient {
  let cache = new Map<string, { result: Promise<unknown>; until: number }>();
  const partial = new Map<string, unknown>();
  let fetch: FetchQuery | undefined;
  let lastEvent: string | undefined;
  return {
    fetchQuery(query, params, options) {
      const key = getQueryKey(query, params);
      const now = performance.now();
      const current = cache;
      const known = current.get(key);
      if (known && known.until > now) return known.result as never;
      for (const [old, { until }] of current) if (until <= now) current.delete(old);
      fetch ??= createFetch(() => lastEvent);
      const result = fetch(query, params, options);
      const entry = { result: result as Promise<unknown>, until: now + maxAge };
      if (options?.send) {
        result.then(
          () => current.has(key) || current.set(key, entry),
          () => {},
        );
        return result;
      }
      entry.result = result.catch((error: unknown) => {
        if (current.get(key) === entry) current.delete(key);
        if (partial.has(key)) return partial.get(key);
        throw error;
      });
      current.set(key, entry);
      return entry.result as never;
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
      // Pending requests may be outdated.
      cache = new Map();
      partial.clear();
      lastEvent = event || lastEvent;
    },
  };
}

/** Wraps `fetchQuery` to record results for hydration, except failures of optional queries. */
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
