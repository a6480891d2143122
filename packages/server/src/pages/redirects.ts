import { type Redirect, redirectsQuery } from "@agency/content/queries/redirects";
import type { Content } from "../content/content.ts";
import type { Dated, Freshness } from "./freshness.ts";
import type { Routes } from "./routes.ts";

/** Where a path of the past leads: to an address, or nowhere any more. */
export type Moved = { to: string } | "gone";

/**
 * Finds what the content says of addresses of the past. All of it is asked for at once, and again
 * when the content changes; where it does not come there is nothing to be said.
 *
 * @param freshness tells when the answer would be another
 * @param failed hears why nothing came
 */
export function createRedirects(
  reader: Content["reader"],
  routes: Routes,
  freshness: Freshness,
  failed: (error: unknown) => void,
): (pathname: string) => Promise<Moved | undefined> {
  let known: Dated<Map<string, Redirect>> | undefined;
  let asking: Promise<Dated<Map<string, Redirect>>> | undefined;

  async function ask(): Promise<Map<string, Redirect>> {
    const found = await reader.fetch(redirectsQuery, {});
    return new Map(found.map((redirect) => [redirect.from, redirect]));
  }

  async function all(): Promise<Map<string, Redirect> | undefined> {
    if (known && freshness.isFresh(known)) return known.value;
    asking ??= freshness.date(ask).finally(() => {
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
    const { language, path } = routes.readAddress(pathname);
    const redirect = (await all())?.get(path.replace(/(?<=.)\/$/, ""));
    if (!redirect) return undefined;
    return redirect.to === null ? "gone" : { to: routes.addressIn(language, redirect.to) };
  };
}
