/** A page shows no more parts, however long the list is: whoever looks on filters or searches. */
export const mostParts = 50;

/** How many parts of a list an address shows, from 1 to `mostParts`: `?page=`. */
export function readPart(search: URLSearchParams): number {
  const part = Number(search.get("page"));
  return Number.isInteger(part) && part > 1 ? Math.min(part, mostParts) : 1;
}

type Filters = Record<string, string | number | null | undefined>;

/** The search part of an address with these filters; what is empty needs no word, nor does the first part. */
export function searchOf({ part, ...filters }: Filters): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, String(value));
  if (Number(part) > 1) search.set("page", String(part));
  return search;
}

/** The address of a list with these filters. */
export function addressOf(path: string, filters: Filters): string {
  const search = searchOf(filters);
  return search.size > 0 ? `${path}?${search}` : path;
}
