import { type Service, services } from "@agency/content";

/** What the address of the case studies says: `?q=`, `?industry=`, `?service=`, `?page=`. */
export interface Filters {
  q: string;
  /** Its key, English in any language. */
  industry: string | null;
  service: Service | null;
  /** How many parts of the list are shown, from 1. */
  page: number;
}

const isService = (value: string | null): value is Service =>
  (services as readonly (string | null)[]).includes(value);

export function readFilters(search: URLSearchParams): Filters {
  const service = search.get("service");
  const page = Number(search.get("page"));
  return {
    q: search.get("q") ?? "",
    industry: search.get("industry") || null,
    service: isService(service) ? service : null,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The search part of the address with these filters; the first page needs no word. */
export function searchOf({ page = 1, ...filters }: Partial<Filters>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value);
  if (page > 1) search.set("page", String(page));
  return search;
}

/** The address of the list with these filters. */
export function filterHref(filters: Partial<Filters>): string {
  const search = searchOf(filters);
  return search.size > 0 ? `/case-studies?${search}` : "/case-studies";
}

/** The lead with three rows of two, and as many rows with each part after it. */
const firstCount = 7;
const moreCount = 6;

/** Where a part of the list ends, counted from 0, the item itself not included. */
export const endOf = (page: number): number => firstCount + moreCount * (page - 1);
export const startOf = (page: number): number => (page > 1 ? endOf(page - 1) : 0);

/** How many parts `count` items make. */
export const pagesOf = (count: number): number =>
  Math.max(1, 1 + Math.ceil((count - firstCount) / moreCount));
