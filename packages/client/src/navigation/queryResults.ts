import { ContentError, type ContentErrorCode } from "@agency/content";
import type { Query, QueryParams } from "@agency/content/queries/query";
import { createContext, useContext, useMemo } from "react";

/** Serializable as JSON. */
export type QueryResult = { value: unknown } | { failed: ContentErrorCode };

/** By `getQueryKey`. */
export type QueryResults = Readonly<Record<string, QueryResult>>;

type Hash = readonly [one: number, other: number];

function hash(text: string, [one, other]: Hash): Hash {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  return [one, other];
}

const write = ([one, other]: Hash): string => (one >>> 0).toString(36) + (other >>> 0).toString(36);

const hashes = new Map<string, Hash>();

/** Hashes the query: its text would be a quarter of a page's data. */
export function getQueryKey(query: string, params: QueryParams): string {
  const start = hashes.get(query) ?? hash(query, [0xdeadbeef, 0x41c6ce57]);
  hashes.set(query, start);
  return write(hash(`\n${JSON.stringify(params)}`, start));
}

/** Returns a hash, the same in browser and server. */
export const hashVersion = (...values: unknown[]): string =>
  write(hash(JSON.stringify(values), [0x9e3779b9, 0x85ebca6b]));

/** Whether any query of the page failed. */
export const hasFailed = (results: QueryResults): boolean =>
  Object.values(results).some((result) => "failed" in result);

export const QueryResultsContext = createContext<QueryResults>({});

export interface QueryReader {
  /** @throws ContentError if the query failed, Error if the page did not send it */
  read: <Result, Params extends QueryParams>(
    query: Query<Result, Params>,
    params: Params,
  ) => Result;
  /** Returns `undefined` if it failed or was not sent. */
  find: <Result, Params extends QueryParams>(
    query: Query<Result, Params>,
    params: Params,
  ) => Result | undefined;
}

/** Creates a reader of query results. */
export const createQueryReader = (results: QueryResults): QueryReader => ({
  read(query, params) {
    const result = results[getQueryKey(query, params)];
    if (!result) throw new Error(`The page did not load ${query.slice(0, 80)}`);
    if ("failed" in result) throw new ContentError(result.failed, "The content did not come.");
    return result.value as never;
  },
  find(query, params) {
    const result = results[getQueryKey(query, params)];
    return result && "value" in result ? (result.value as never) : undefined;
  },
});

/** Returns a reader of the page's query results. */
export function useQueryReader(): QueryReader {
  const results = useContext(QueryResultsContext);
  return useMemo(() => createQueryReader(results), [results]);
}

/** Throws as `QueryReader.read` does. */
export const useQuery = <Result, Params extends QueryParams>(
  query: Query<Result, Params>,
  params: Params,
): Result => useQueryReader().read(query, params);
