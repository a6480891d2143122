export interface RouteMatch {
  route: {
    /** Pattern without language prefix, such as `/blog/:slug`. */
    path: string;
    /** Name of the page. */
    page: string;
  };
  language: string;
  params: Readonly<Record<string, string>>;
}

export interface Routes {
  /** Matches a path with or without a language prefix. */
  match(pathname: string): RouteMatch | undefined;
  /** Returns the query parameters that the page reads, in a fixed order. */
  knownSearch(match: RouteMatch, search: URLSearchParams): URLSearchParams;
  /** Returns the URL of a path in a language. The path may have a query and fragment. */
  addressIn(language: string, path: string): string;
  /** Splits a path into language and path without prefix. */
  readAddress(pathname: string): { language: string; path: string };
}
