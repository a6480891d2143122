import type { Language } from "@agency/content";
import type { Query, QueryParams } from "@agency/content/queries/query";
import type { ComponentType } from "react";
import type { QueryReader, QueryResults } from "./queryResults.ts";

export interface FetchOptions {
  /**
   * Whether the page is complete without the result. Failures are not recorded then.
   *
   * @default false
   */
  isOptional?: boolean;
}

/** Sends a query. Components read its result with `useQuery`. */
export type FetchQuery = <Result, Params extends QueryParams>(
  query: Query<Result, Params>,
  params: Params,
  options?: FetchOptions,
) => Promise<Result>;

/** Argument of a page's `load`. */
export interface PageRequest {
  language: Language;
  /** Route parameters. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  /** Time of the render. */
  now: Date;
  fetchQuery: FetchQuery;
}

/** Dynamically imported module of a page. */
export interface PageModule {
  default: ComponentType;
  /**
   * Sends all queries of the page. Failures show where the result is used.
   *
   * @returns `false` if the document does not exist: the server answers 404
   */
  load?: (request: PageRequest) => Promise<unknown>;
  /**
   * Returns how many items an update would insert above those shown. They are offered instead of
   * inserted, so that nothing moves.
   *
   * @default 0
   */
  countNewItems?: (
    shown: QueryReader,
    next: QueryReader,
    request: Pick<PageRequest, "language" | "search">,
  ) => number;
}

/** Data of a loaded page. Serializable as JSON. */
export interface PageData {
  results: QueryResults;
  /** Hash of the query results. */
  version: string;
  /** Whether the page's document exists. */
  found: boolean;
  /** Time of the render, in ms since the epoch. */
  now: number;
}
