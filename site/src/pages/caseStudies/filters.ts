import { type Service, services } from "@agency/content";
import { addressOf, readPart } from "../list/address.ts";
import { partsBy } from "../list/parts.ts";

/** What the address of the case studies says: `?q=`, `?industry=`, `?service=`, `?page=`. */
export interface Filters {
  q: string;
  /** Its key, English in any language. */
  industry: string | null;
  service: Service | null;
  /** How many parts of the list are shown, from 1. */
  part: number;
}

export const readFilters = (search: URLSearchParams): Filters => ({
  q: search.get("q") ?? "",
  industry: search.get("industry") || null,
  service: services.find((service) => service === search.get("service")) ?? null,
  part: readPart(search),
});

/** The address of the list with these filters. */
export const filterHref = (filters: Partial<Filters>): string =>
  addressOf("/case-studies", { ...filters });

export const isFiltered = ({ q, industry, service }: Filters): boolean =>
  q.trim() !== "" || industry !== null || service !== null;

/** What filters look at: an entry of the index, or the labels of a case study. */
export interface Filtered {
  industry: string | null;
  services: readonly string[] | null;
}

/** Whether something passes the filters, the search aside. */
export const passes = (
  { industry, services: carried }: Filtered,
  filters: Pick<Filters, "industry" | "service">,
): boolean =>
  (filters.industry === null || industry === filters.industry) &&
  (filters.service === null || (carried ?? []).includes(filters.service));

/** The lead with three rows of two, and as many rows with each part after it. */
export const parts = partsBy(7, 6);
export const { endOf, partsOf } = parts;
