import type { Language } from "@agency/content";
import type { Query, QueryParams } from "@agency/content/queries/query";
import type { ComponentType } from "react";
import type { QueryReader, QueryResults } from "./queryResults.ts";

export interface FetchOptions {
  /** Whether the page is complete without the result. A failure is then not recorded. @default false */
  isOptional?: boolean;
}

/** Sends a query. Components read its result with `useQuery`. */
export type FetchQuery = <Result, Params extends QueryParams>(
  query: Query<Result, Params>,
  params: Params,
  options?: FetchOptions,
) => Promise<Result>;

/** Input of a page's `load`. */
export interface PageRequest {
  language: Language;
  /** Values of the route's parameters. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  /** Time that the page is rendered for. */
  now: Date;
  fetchQuery: FetchQuery;
}

/** Module of a page, imported on demand. */
export interface PageModule {
  default: ComponentType;
  /**
   * Sends all queries of the page. Failed ones are shown where their result is used.
   *
   * @returns `false` if the page's document does not exist: the server answers 404
   */
  load?: (request: PageRequest) => Promise<unknown>;
  /**
   * Returns how many items an update would insert above those shown. They are offered instead of
   * inserted, so that nothing moves while someone reads. @default 0
   */
  countNewItems?: (
    shown: QueryReader,
    next: QueryReader,
    request: Pick<PageRequest, "language" | "search">,
  ) => number;
}

/** Data of a loaded page. The server sends it to the browser as JSON. */
export interface PageData {
  results: QueryResults;
  /** Hash of the results as the content service returned them. */
  version: string;
  /** Whether the page's document exists. Always true for a page without one. */
  found: boolean;
  /** Time that the page is rendered for, in ms since the epoch. */
  now: number;
}
