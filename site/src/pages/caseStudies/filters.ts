import { buildListAddress, readPart } from "@agency/client/lists/listAddress";
import { createPagination } from "@agency/client/lists/pagination";

/** What the address of the case studies says: `?q=`, `?industry=`, `?service=`, `?page=`. */
export interface Filters {
  q: string;
  /** Its key, English in any language. */
  industry: string | null;
  /** The key of a category or of a further service, English in any language. */
  service: string | null;
  /** How many parts of the list are shown, from 1. */
  part: number;
}

export const readFilters = (search: URLSearchParams): Filters => ({
  q: search.get("q") ?? "",
  industry: search.get("industry") || null,
  service: search.get("service") || null,
  part: readPart(search),
});

/** The address of the list with these filters. */
export const filterHref = (filters: Partial<Filters>): string =>
  buildListAddress("/case-studies", { ...filters });

export const isFiltered = ({ q, industry, service }: Filters): boolean =>
  q.trim() !== "" || industry !== null || service !== null;

/** The lead with three rows of two, and as many rows with each part after it. */
export const { getPartEnd, countParts } = createPagination(7, 6);
