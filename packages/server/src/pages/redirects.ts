import { pagePath } from "@agency/content/paths";
import { redirectsQuery, withdrawnQuery } from "@agency/content/queries/redirects";
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
  freshness: Pick<Freshness, "date" | "isFresh">,
  failed: (error: unknown) => void,
): (pathname: string) => Promise<Moved | undefined> {
  /** Paths, as they are in English, and where they lead; null for what is gone. */
  type Ends = Map<string, string | null>;
  let known: Dated<Ends> | undefined;
  let asking: Promise<Dated<Ends>> | undefined;

  async function ask(): Promise<Ends> {
    const [redirects, withdrawn] = await Promise.all([
      reader.fetch(redirectsQuery, {}),
      reader.fetch(withdrawnQuery, {}),
    ]);
    const gone = withdrawn.map((document) => [pagePath(document) ?? "", null] as const);
    return new Map([...gone, ...redirects.map(({ from, to }) => [from, to] as const)]);
  }

  async function all(): Promise<Ends | undefined> {
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
    const to = (await all())?.get(path.replace(/(?<=.)\/$/, ""));
    if (to === undefined) return undefined;
    return to === null ? "gone" : { to: routes.addressIn(language, to) };
  };
}
