import type { Language } from "@agency/content";
import { decodePath } from "@agency/content/urls";
import { sentName, subscribedName } from "@agency/server/forms/posted";
import { matchRoutes } from "react-router-dom";
import { readAddress } from "./addresses.ts";

/** An entry of a site's route table. */
export interface Route {
  /** Pattern without a language prefix, such as `/blog/:slug`. */
  path: string;
  /** Name of the page, and id of its route. */
  page: string;
  /** Query parameters that the page reads. Others do not change the page. @default none */
  search?: readonly string[];
}

/** Route of an address, with the values of its parameters. */
export interface RouteMatch<AnyRoute extends Route = Route> {
  route: AnyRoute;
  language: Language;
  params: Record<string, string>;
}

/**
 * Creates the lookup of a route table, for the router and the server. It takes paths with or without a
 * language prefix, ignores a trailing slash, and returns `undefined` for a path that is no page.
 */
export function createRouteMatcher<const Table extends readonly Route[]>(routes: Table) {
  const patterns = routes.map((route: Table[number]) => ({
    id: route.page,
    path: route.path,
    caseSensitive: true,
    handle: route,
  }));
  return (pathname: string): RouteMatch<Table[number]> | undefined => {
    const { language, path } = readAddress(pathname);
    // The router would log a malformed path.
    if (decodePath(path) === undefined) return undefined;
    const match = matchRoutes(patterns, path)?.at(-1);
    if (!match) return undefined;
    const params = Object.entries(match.params).map(([name, value]) => [name, value ?? ""]);
    return { route: match.route.handle, language, params: Object.fromEntries(params) };
  };
}

/** Returns the query parameters that a page reads, in a fixed order, so that caches can key by them. */
export function knownSearch({ route }: { route: Route }, search: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of [...(route.search ?? []), sentName, subscribedName]) {
    const value = search.get(name);
    if (value) known.set(name, value);
  }
  return known;
}
