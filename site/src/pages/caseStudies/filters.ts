import { type CaseStudyLabels, servicesOf } from "@agency/content";
import { addressOf, readPart } from "../list/address.ts";
import { partsBy } from "../list/parts.ts";

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
  addressOf("/case-studies", { ...filters });

export const isFiltered = ({ q, industry, service }: Filters): boolean =>
  q.trim() !== "" || industry !== null || service !== null;

/** What filters look at: an entry of the index, or the labels of a case study. */
export type Filtered = Pick<CaseStudyLabels, "industry" | "category" | "services">;

/** Whether something passes the filters, the search aside. */
export const passes = (entry: Filtered, filters: Pick<Filters, "industry" | "service">): boolean =>
  (filters.industry === null || entry.industry === filters.industry) &&
  (filters.service === null || servicesOf(entry).some(({ key }) => key === filters.service));

/** The lead with three rows of two, and as many rows with each part after it. */
export const { endOf, partsOf } = partsBy(7, 6);
