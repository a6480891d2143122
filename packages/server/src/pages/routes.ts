export interface RouteMatch {
  route: {
    /** Pattern without language prefix, such as `/blog/:slug`. */
    path: string;
    page: string;
  };
  language: string;
  params: Readonly<Record<string, string>>;
}

export interface Routes {
  match(pathname: string): RouteMatch | undefined;
  /** Returns the query parameters that the page reads, in a fixed order. */
  knownSearch(match: RouteMatch, search: URLSearchParams): URLSearchParams;
  /** Returns the URL of a path in a language. The path may have a query and fragment. */
  addressIn(language: string, path: string): string;
  readAddress(pathname: string): { language: string; path: string };
}
