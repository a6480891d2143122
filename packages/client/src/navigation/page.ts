import type { Fetch, Language } from "@agency/content";
import type { Query, QueryParams } from "@agency/content/queries/query";
import type { ComponentType } from "react";
import type { QueryReader, QueryResults } from "./queryResults.ts";

export interface FetchOptions {
  /** Failures are not recorded. @default false */
  isOptional?: boolean;
  /** Sends a prefetch. Its result is shared only once it is there. @default `fetch` */
  send?: Fetch;
}

/** Components read the result with `useQuery`. */
export type FetchQuery = <Result, Params extends QueryParams>(
  query: Query<Result, Params>,
  params: Params,
  options?: FetchOptions,
) => Promise<Result>;

export interface PageRequest {
  language: Language;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  now: Date;
  fetchQuery: FetchQuery;
}

/**
 * Sends a page's queries. Failures show where the result is used.
 *
 * @returns `false` for a missing document: the server answers 404
 */
export type PageQueries = (request: PageRequest) => Promise<unknown>;

export interface PageModule {
  default: ComponentType;
  load?: (language: Language) => Promise<unknown>;
  /** Number of items inserted above those shown, which are offered instead. @default 0 */
  countNewItems?: (
    shown: QueryReader,
    next: QueryReader,
    request: Pick<PageRequest, "language" | "search">,
  ) => number;
}

/** Serializable as JSON. */
export interface PageData {
  results: QueryResults;
  version: string;
  found: boolean;
  /** Time of the render, in ms since the epoch. */
  now: number;
}
