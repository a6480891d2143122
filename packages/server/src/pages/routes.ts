/** What an address shows: one of the site's pages. */
export interface RouteMatch {
  route: {
    /** Its pattern without a language's prefix, such as `/blog/:slug`. */
    path: string;
    /** What the site calls it. */
    page: string;
  };
  language: string;
  params: Readonly<Record<string, string>>;
}

/** The addresses of a site. */
export interface Routes {
  /** The page of a path, with or without a language's prefix; `undefined` where there is none. */
  match(pathname: string): RouteMatch | undefined;
  /** The query of an address as far as its page reads it, always in the same order. */
  knownSearch(match: RouteMatch, search: URLSearchParams): URLSearchParams;
  /** The address of a path in a language; query and fragment may follow. */
  addressIn(language: string, path: string): string;
  /** The language that a path names, and what is left of it. */
  readAddress(pathname: string): { language: string; path: string };
}
