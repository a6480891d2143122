import type { RouteMatch, Routes } from "./routes.ts";

/**
 * Returns the path that an address redirects to, such as `/about` for `/About/`. `undefined` if
 * canonical, or if no page exists.
 *
 * @param pathname percent-encoded
 */
export async function findCanonicalPath(
  { getCanonicalPaths, match }: Pick<Routes, "getCanonicalPaths" | "match">,
  exists: (match: RouteMatch) => Promise<boolean>,
  pathname: string,
): Promise<string | undefined> {
  const paths = getCanonicalPaths(pathname);
  if (paths.length === 1 && paths[0] === pathname) return undefined;
  for (const path of paths) {
    const found = match(path);
    if (found && (await exists(found))) return path === pathname ? undefined : path;
  }
  return undefined;
}
