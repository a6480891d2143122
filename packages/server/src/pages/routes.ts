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
  /** Picks the parameters that the page reads, in a fixed order. */
  pickSearchParams(match: RouteMatch, search: URLSearchParams): URLSearchParams;
  /** Returns possible canonical paths, the best first. Empty for unknown and for secret paths. */
  getCanonicalPaths(pathname: string): readonly string[];
  getLocalizedPath(language: string, path: string): string;
  parseLocalizedPath(pathname: string): { language: string; path: string };
}
