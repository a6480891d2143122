/** Largest number of parts that a page shows. Longer lists are filtered or searched. */
export const maxParts = 50;

/** Returns the number of parts that an address shows (`?page=`), from 1 to `maxParts`. */
export function readPart(search: URLSearchParams): number {
  const part = Number(search.get("page"));
  return Number.isInteger(part) && part > 1 ? Math.min(part, maxParts) : 1;
}

type Filters = Record<string, string | number | null | undefined>;

/** Returns filters as a query string. Leaves out empty ones and the first part. */
export function buildSearch({ part, ...filters }: Filters): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value));
  if (Number(part) > 1) search.set("page", String(part));
  return search;
}

/** Returns the address of a list with filters. */
export function buildListAddress(path: string, filters: Filters): string {
  const search = buildSearch(filters);
  return search.size > 0 ? `${path}?${search}` : path;
}
