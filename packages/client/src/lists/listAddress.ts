export const maxPages = 50;

/** Reads `?page=`: 1 if invalid, at most `maxPages`. */
export function readPageNumber(search: URLSearchParams): number {
  const part = Number(search.get("page"));
  return Number.isInteger(part) && part > 1 ? Math.min(part, maxPages) : 1;
}

type Filters = Record<string, string | number | null | undefined>;

/** Omits empty filters and the first page. */
export function buildSearch({ part, ...filters }: Filters): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value));
  if (Number(part) > 1) search.set("page", String(part));
  return search;
}

/** Builds a list's URL, as `buildSearch`. */
export function buildListAddress(path: string, filters: Filters): string {
  const search = buildSearch(filters);
  return search.size > 0 ? `${path}?${search}` : path;
}
