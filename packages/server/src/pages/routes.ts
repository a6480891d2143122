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
  pickSearchParams(match: RouteMatch, search: URLSearchParams): URLSearchParams;
  /**
   * Returns the possible canonical paths of a page, the best one first. Empty unless the route table
   * has the page, and for secret paths.
   */
  getCanonicalPaths(pathname: string): readonly string[];
  getLocalizedPath(language: string, path: string): string;
  parseLocalizedPath(pathname: string): { language: string; path: string };
}
