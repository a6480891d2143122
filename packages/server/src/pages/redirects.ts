import { getPagePath } from "@agency/content/paths";
import { redirectsQuery, withdrawnQuery } from "@agency/content/queries/redirects";
import type { Content } from "../content/content.ts";
import type { Invalidation, Tracked } from "../content/invalidation.ts";
import type { Routes } from "./routes.ts";

export type RedirectTarget = { to: string } | "gone";

/**
 * Finds redirects by path, in any case and regardless of a trailing slash. Fetches all at once, and
 * again after changes. None if that fails.
 */
export function createRedirects(
  reader: Content["reader"],
  routes: Routes,
  invalidation: Pick<Invalidation, "track" | "isFresh">,
  failed: (error: unknown) => void,
): (pathname: string) => Promise<RedirectTarget | undefined> {
  type Ends = Map<string, string | null>;
  let known: Tracked<Ends> | undefined;
  let asking: Promise<Tracked<Ends>> | undefined;

  async function ask(): Promise<Ends> {
    const [redirects, withdrawn] = await Promise.all([
      reader.fetch(redirectsQuery, {}),
      reader.fetch(withdrawnQuery, {}),
    ]);
    const gone = withdrawn.map((document) => [getPagePath(document) ?? "", null] as const);
    const ends = [...gone, ...redirects.map(({ from, to }) => [from, to] as const)];
    const lowerCase = ends.map(([from, to]) => [from.toLowerCase(), to] as const);
    return new Map([...lowerCase, ...ends]);
  }

  async function all(): Promise<Ends | undefined> {
    if (known && invalidation.isFresh(known)) return known.value;
    asking ??= invalidation.track(ask).finally(() => {
      asking = undefined;
    });
    try {
      known = await asking;
    } catch (error) {
      known = undefined;
      failed(error);
    }
    return known?.value;
  }

  return async (pathname) => {
    const { language, path } = routes.parseLocalizedPath(pathname);
    const ends = await all();
    const typed = path.replace(/(?<=.)\/$/, "");
    const to = ends?.get(ends.has(typed) ? typed : typed.toLowerCase());
    if (to === undefined) return undefined;
    if (to === null) return "gone";
    // Headers allow only Latin-1. `URL` encodes others.
    const moved = new URL(routes.getLocalizedPath(language, to), "http://localhost").pathname;
    const target = routes.getCanonicalPaths(moved)[0] ?? moved;
    return target === pathname ? undefined : { to: target };
  };
}
