import type { Language } from "@agency/content";
import { isPagePath } from "@agency/content/urls";
import { sentParam, subscribedParam } from "@agency/server/forms/posted";
import { matchRoutes } from "react-router-dom";
import { parseLocalizedPath } from "./addresses.ts";

export interface Route {
  /** Pattern without language prefix, such as `/blog/:slug`. */
  path: string;
  /** Also the route's id. */
  page: string;
  /** Query parameters that change the page. @default none */
  search?: readonly string[];
  /** Path parameters in lower case, such as slugs. @default none */
  lowerCaseParams?: readonly string[];
  /** Whether the path contains a secret. It is never redirected. @default false */
  isSecret?: boolean;
}

export interface RouteMatch<AnyRoute extends Route = Route> {
  route: AnyRoute;
  language: Language;
  params: Record<string, string>;
}

/** Creates the route lookup. Language prefix and trailing slash are optional. */
export function createRouteMatcher<const Table extends readonly Route[]>(routes: Table) {
  const patterns = routes.map((route: Table[number]) => ({
    id: route.page,
    path: route.path,
    caseSensitive: true,
    handle: route,
  }));
  return (pathname: string): RouteMatch<Table[number]> | undefined => {
    // The router would match malformed paths.
    if (!isPagePath(pathname)) return undefined;
    const { language, path } = parseLocalizedPath(pathname);
    const match = matchRoutes(patterns, path)?.at(-1);
    if (!match) return undefined;
    const params = Object.entries(match.params).map(([name, value]) => [name, value ?? ""]);
    return { route: match.route.handle, language, params: Object.fromEntries(params) };
  };
}

/** Returns the parameters in a fixed order, for cache keys. */
export function pickSearchParams(
  { route }: { route: Route },
  search: URLSearchParams,
): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of [...(route.search ?? []), sentParam, subscribedParam]) {
    const value = search.get(name);
    if (value) known.set(name, value);
  }
  return known;
}
