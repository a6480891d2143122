import { buildListAddress, readPart } from "@agency/client/lists/listAddress";
import { createPagination } from "@agency/client/lists/pagination";
import type { PostCard } from "@agency/content/queries/posts";

/** What the blog's address says: `?q=`, `?category=`, `?tag=`, `?page=`. Keys are English in any language. */
export interface Filters {
  q: string;
  category: string | null;
  tag: string | null;
  /** How many parts of the list are shown, from 1. */
  part: number;
}

export const readFilters = (search: URLSearchParams): Filters => ({
  q: search.get("q") ?? "",
  category: search.get("category") || null,
  tag: search.get("tag") || null,
  part: readPart(search),
});

/** The address of the blog with these filters. */
export const filterHref = (filters: Partial<Filters>): string =>
  buildListAddress("/blog", { ...filters });

export const isFiltered = ({ q, category, tag }: Filters): boolean =>
  q.trim() !== "" || category !== null || tag !== null;

/** The post that leads the list, if any does: the first one of all, where it has a picture. */
export const leadOf = (first: PostCard | undefined, filters: Filters): PostCard | undefined =>
  !isFiltered(filters) && first?.featuredImage ? first : undefined;

/** The post that leads the list with six rows, and as many rows with each part after it. */
export const { getPartEnd, countParts } = createPagination(7, 6);
