/** How many parts of a list an address shows, from 1: `?page=`. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page > 1 ? page : 1;
}

type Filters = Record<string, string | number | null | undefined>;

/** The search part of an address with these filters; what is empty needs no word, nor does the first part. */
export function searchOf({ page, ...filters }: Filters): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value));
  if (Number(page) > 1) search.set("page", String(page));
  return search;
}

/** The address of a list with these filters. */
export function addressOf(path: string, filters: Filters): string {
  const search = searchOf(filters);
  return search.size > 0 ? `${path}?${search}` : path;
}
