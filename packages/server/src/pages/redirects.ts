import { pagePath } from "@agency/content/paths";
import { type Redirect, redirectsQuery, withdrawnQuery } from "@agency/content/queries/redirects";
import { isSitePath } from "@agency/content/urls";
import type { Logger } from "pino";
import type { Content } from "../content/content.ts";
import type { Dated, Invalidation } from "../content/invalidation.ts";
import type { Routes } from "./routes.ts";

/** Where a path of the past leads: to an address, or nowhere any more. */
export type Moved = { to: string } | "gone";

/**
 * Finds what the content says of addresses of the past. All of it is asked for at once, and again
 * when the content changes; where it does not come there is nothing to be said.
 *
 * @param freshness tells when the answer would be another
 * @param failed hears why nothing came
 * @param log gets one line for each redirect that is ignored, because its target is no path on this
 *   site: the content service accepts any document
 */
export function createRedirects(
  reader: Content["reader"],
  routes: Routes,
  freshness: Pick<Invalidation, "date" | "isFresh">,
  failed: (error: unknown) => void,
  log: Pick<Logger, "warn">,
): (pathname: string) => Promise<Moved | undefined> {
  /** Paths, as they are in English, and where they lead; null for what is gone. */
  type Ends = Map<string, string | null>;
  let known: Dated<Ends> | undefined;
  let asking: Promise<Dated<Ends>> | undefined;
  const reported = new Set<string>();

  function isValid({ from, to }: Redirect): boolean {
    if (typeof from === "string" && (to === null || isSitePath(to))) return true;
    const key = JSON.stringify([from, to]);
    // The target is left out: it can hold anything.
    if (!reported.has(key)) log.warn("redirect ignored: its target is not a path on this site");
    reported.add(key);
    return false;
  }

  async function ask(): Promise<Ends> {
    const [redirects, withdrawn] = await Promise.all([
      reader.fetch(redirectsQuery, {}),
      reader.fetch(withdrawnQuery, {}),
    ]);
    const gone = withdrawn.map((document) => [pagePath(document) ?? "", null] as const);
    const valid = redirects.filter(isValid);
    return new Map([...gone, ...valid.map(({ from, to }) => [from, to] as const)]);
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
    if (to === null) return "gone";
    // A header holds no other letters than Latin-1's: a URL encodes them.
    return { to: new URL(routes.addressIn(language, to), "http://localhost").pathname };
  };
}
