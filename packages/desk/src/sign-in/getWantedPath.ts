/**
 * Returns the desk's page to open after sign-in, with the fragment. Other addresses in `to` are
 * ignored.
 */
export function getWantedPath({
  search,
  hash,
  origin,
}: Pick<Location, "search" | "hash" | "origin">): string {
  const to = new URLSearchParams(search).get("to") ?? "/desk";
  const url = URL.canParse(to, origin) ? new URL(to, origin) : undefined;
  const isDesk = url?.origin === origin && /^\/desk(?:\/|$)/.test(url.pathname);
  return (isDesk ? url.pathname + url.search : "/desk") + hash;
}
