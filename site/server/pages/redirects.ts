import { type Redirect, redirectsQuery } from "@agency/content/queries/redirects";
import { addressIn, readAddress } from "../../src/navigation/addresses.ts";
import type { Content } from "../content.ts";

/** Where a path of the past leads: to an address, or nowhere any more. */
export type Moved = { to: string } | "gone";

/**
 * Finds what the content says of addresses of the past. All of it is asked for at once, and again
 * when the content changes; where it does not come there is nothing to be said.
 *
 * @param version names the state of the content
 * @param failed hears why nothing came
 */
export function createRedirects(
  reader: Content["reader"],
  version: () => string,
  failed: (error: unknown) => void,
): (pathname: string) => Promise<Moved | undefined> {
  let known: { version: string; redirects: Promise<Map<string, Redirect>> } | undefined;

  function all(): Promise<Map<string, Redirect>> {
    const now = version();
    if (known?.version === now) return known.redirects;
    const redirects = reader
      .fetch(redirectsQuery, {})
      .then((found) => new Map(found.map((redirect) => [redirect.from, redirect])));
    known = { version: now, redirects };
    redirects.catch((error: unknown) => {
      known = undefined;
      failed(error);
    });
    return redirects;
  }

  return async (pathname) => {
    const { language, path } = readAddress(pathname);
    const redirect = (await all().catch(() => undefined))?.get(path.replace(/(?<=.)\/$/, ""));
    if (!redirect) return undefined;
    return redirect.to === null ? "gone" : { to: addressIn(language, redirect.to) };
  };
}
