export interface RouteMatch {
  route: {
    /** Without language prefix, such as `/blog/:slug`. */
    path: string;
    page: string;
  };
  language: string;
  params: Readonly<Record<string, string>>;
}

export interface Routes {
  match(pathname: string): RouteMatch | undefined;
  /** Returns the parameters that the page reads, in a fixed order. */
  knownSearch(match: RouteMatch, search: URLSearchParams): URLSearchParams;
  addressIn(language: string, path: string): string;
  readAddress(pathname: string): { language: string; path: string };
}
